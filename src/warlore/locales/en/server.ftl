# What the server says when it is started, and why it refuses something.

serve-ready = Warlore is open at { $address } (Ctrl-C closes it)
serve-port-taken = The standard port is taken, so this is port { $port }.
serve-stopped = Warlore is closed. Games that were begun can be gone on with.
serve-needs-library = The server needs the library { $library }: pip install 'warlore[server]'.
