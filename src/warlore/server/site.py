"""The built browser client: files in memory, small ones and few, sent compressed and with the right caching."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Warlore</title>
<h1>Warlore</h1>
<p>The server runs, but the browser client is not built. In a clone of the repository, build it with
<code>make web</code> and start the server again. The interface for programs is described at
<a href="/api/docs">/api/docs</a>.</p></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Site:
    """Serves files by path; any other path gets the page, which finds its own way."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files: dict[str, File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = read(path, hashed=name.startswith("assets/"))

    def serve(self, request: Request) -> Response:
        name = request.url.path.lstrip("/")
        file = self.files.get(name)
        if file is None and (name.startswith(("api/", "assets/"))):
            return PlainTextResponse("not found\n", status_code=404)
        if file is None:
            file = self.files.get("index.html")
        if file is None:
            return HTMLResponse(NOT_BUILT)
        headers = {"ETag": file.tag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, media_type=file.kind, headers=headers)


def read(path: Path, hashed: bool) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(WORTH_COMPRESSING) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, packed, kind, tag, FOREVER if hashed else ASK_AGAIN)
