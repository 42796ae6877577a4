"""Tables in the browser: HTTP and WebSocket, seats, storage."""
