"""A tiny proxy: it shows a server below a path, and nothing of it elsewhere."""

from __future__ import annotations

import contextlib
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager

ELSEWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@contextmanager
def below(path: str, port: int, *, take_away: bool) -> Iterator[tuple[str, list[str]]]:
    """The address of a proxy before that port, and what was asked of it that lies not below the path.

    Some proxies take the path away before they hand a request on, others leave it.
    """
    stray: list[str] = []

    class Handler(socketserver.StreamRequestHandler):
        """One connection, which ends after one request."""

        def handle(self) -> None:
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                line = self.rfile.readline(65_536)
                if not line:
                    return
                head += line
            method, asked, version = head.split(b"\r\n", 1)[0].decode().split(" ")
            if asked != path and not asked.startswith(f"{path}/"):
                stray.append(asked)
                self.wfile.write(ELSEWHERE)
                return
            inner = (asked[len(path) :] or "/") if take_away else asked
            lines = head.split(b"\r\n")[1:-2]
            if not any(line.lower().startswith(b"upgrade:") for line in lines):
                lines = [line for line in lines if not line.lower().startswith(b"connection:")]
                lines.append(b"Connection: close")
            with socket.create_connection(("127.0.0.1", port)) as server:
                server.sendall(b"\r\n".join([f"{method} {inner} {version}".encode(), *lines]) + b"\r\n\r\n")
                back = threading.Thread(target=copy, args=(server, self.connection), daemon=True)
                back.start()
                while data := self.rfile.read1(65_536):
                    server.sendall(data)
                with contextlib.suppress(OSError):
                    server.shutdown(socket.SHUT_WR)
                back.join(10)

    class Listener(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

        def handle_error(self, request: object, client_address: object) -> None:
            """Either side may go at any time."""

    with Listener(("127.0.0.1", 0), Handler) as listener:
        thread = threading.Thread(target=listener.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listener.server_address[1]}{path}", stray
        listener.shutdown()


def copy(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_RDWR)
