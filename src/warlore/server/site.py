"""The built browser client: files in memory, small ones and few, sent compressed and with the right caching."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from warlore.table import BadInput
from warlore.table.errors import shown

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Warlore</title>
<h1>Warlore</h1>
<p>The server runs, but the browser client is not built. In a clone of the repository, build it with
<code>make web</code> and start the server again. The interface for programs is described at
<a href="{base}/api/docs">{base}/api/docs</a>.</p></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


# The client's own pages, and whether one may name a table or a record behind them.
PAGES = {
    "": False,
    "host": False,
    "join": True,
    "table": True,
    "replay": True,
    "verify": True,
    "settings": False,
    "seats": False,
    "gallery": False,
}
OTHERS = ("api", "assets", "healthz", "readyz", "metrics")
BASE_HERE = b'data-base=""'


_BASE_PATH = re.compile(r"(?:/[A-Za-z0-9._~-]+)+")


class Site:
    """Serves files by path, and the client's page where the client has one; elsewhere it says that there is none."""

    def __init__(self, folder: Path = STATIC, base_path: str = "") -> None:
        self.base_path = base_path
        self.files: dict[str, File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    body = path.read_bytes()
                    if name == "index.html":
                        body = at_base(body, base_path)
                    self.files[name] = packed(path.name, body, hashed=name.startswith("assets/"))

    def serve(self, path: str, headers: Headers) -> Response:
        file = self.files.get(path)
        status = 200
        if file is None:
            if path.startswith(("api/", "assets/")):
                return PlainTextResponse("not found\n", status_code=404)
            status = 200 if is_page(path) else 404
            file = self.files.get("index.html")
        if file is None:
            return HTMLResponse(NOT_BUILT.format(base=self.base_path), status)
        answer = {"ETag": file.tag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
        if status == 200 and headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=answer)
        body = file.body
        if file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            body = file.packed
            answer["Content-Encoding"] = "gzip"
        return Response(body, status, media_type=file.kind, headers=answer)


def is_page(path: str) -> bool:
    """Has the client such a page?"""
    page, *rest = path.rstrip("/").split("/")
    return page in PAGES and (not rest or (PAGES[page] and len(rest) == 1))


def at_base(page: bytes, base_path: str) -> bytes:
    """The page with its files and its addresses below this path."""
    return page.replace(b'"./', f'"{base_path}/'.encode()).replace(BASE_HERE, f'data-base="{base_path}"'.encode())


def base_path(text: str) -> str:
    """The path under which a proxy shows the server: empty, or like `/games/warlore`."""
    path = text.rstrip("/")
    if path and (not _BASE_PATH.fullmatch(path) or path.split("/")[1] in (*PAGES, *OTHERS)):
        raise BadInput(
            f"base-path: {shown(text)} must be like /warlore, and must not begin like a page of the server's own",
            field="base-path",
        )
    return path


def packed(name: str, body: bytes, hashed: bool) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    small = gzip.compress(body, 9, mtime=0) if kind.startswith(WORTH_COMPRESSING) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, small, kind, tag, FOREVER if hashed else ASK_AGAIN)
