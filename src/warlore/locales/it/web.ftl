# Il browser: ciò che tutte le pagine hanno in comune, la prima pagina, ospitare e unirsi, la sala, le impostazioni.

web-error-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-error-server = Il server ha dato una risposta senza senso.
