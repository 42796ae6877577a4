# The browser: what every page shares, the first page, hosting and joining, the lobby, settings.

web-error-unreachable = The server cannot be reached. Check the connection and try again.
web-error-server = The server gave an answer that makes no sense.
