# El navegador: lo que todas las páginas comparten, la primera página, crear y unirse, la sala, los ajustes.

web-error-unreachable = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
web-error-server = El servidor dio una respuesta sin sentido.
