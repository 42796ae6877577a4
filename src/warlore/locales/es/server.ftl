# Lo que dice el servidor al arrancar, y por qué rechaza algo.

serve-ready = Warlore está abierto en { $address } (Ctrl-C lo cierra)
serve-port-taken = El puerto habitual está ocupado, así que este es el puerto { $port }.
serve-stopped = Warlore está cerrado. Las partidas empezadas se pueden continuar.
serve-needs-library = El servidor necesita la biblioteca { $library }: pip install 'warlore[server]'.
