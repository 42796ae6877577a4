# Che cosa dice il server quando parte, e perché rifiuta qualcosa.

serve-ready = Warlore è aperto su { $address } (Ctrl-C lo chiude)
serve-port-taken = La porta abituale è occupata, perciò questa è la porta { $port }.
serve-stopped = Warlore è chiuso. Le partite iniziate si possono continuare.
serve-needs-library = Al server serve la libreria { $library }: pip install 'warlore[server]'.
