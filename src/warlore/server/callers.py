"""Who calls, from which page and for whom: what the headers of a request say, and what of it is believed.

Names are allowed only when the server was told that they are its own (`--public-url`), so that no foreign page can
have its own name lead to this machine and then read along as if it came from here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from warlore.server.settings import ServerSettings
from warlore.server.tokens import same
from warlore.table import BadInput
from warlore.table.errors import shown

USUAL_PORT = {"http": 80, "https": 443}
# A proxy adds one of these; whoever sends one does not speak for this machine alone.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?")


@dataclass(frozen=True, slots=True)
class Origin:
    """A page's scheme, host and port, by which browsers tell pages apart."""

    scheme: str
    host: str
    port: int

    @classmethod
    def of(cls, text: str) -> Origin | None:
        """`https://a.example:8000`, or None when it is nothing of the kind."""
        scheme, _, rest = text.lower().partition("://")
        return cls.at(scheme, rest) if scheme in USUAL_PORT else None

    @classmethod
    def at(cls, scheme: str, host: str) -> Origin | None:
        found = _HOST.fullmatch(host.lower())
        return cls(scheme, found[1], int(found[2] or USUAL_PORT[scheme])) if found else None

    def __str__(self) -> str:
        port = "" if self.port == USUAL_PORT[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}"


class Callers:
    """What this server believes of a request's headers."""

    def __init__(self, settings: ServerSettings) -> None:
        self._own = {_origin(url, "public-url") for url in settings.public_urls}
        self._names = {"localhost", *(origin.host for origin in self._own)}
        self.pages = {_origin(url, "origin") for url in settings.origins} | self._own
        self._proxies = [_network(proxy) for proxy in settings.trusted_proxies]
        self._metrics_token = settings.metrics_token

    # -------------------------------------------------------------- whom the request is for
    def meant_for_us(self, headers: Headers) -> bool:
        """Is `Host` a numeric address, localhost or a name of ours? Programs may leave it out, browsers never do."""
        hosts = headers.getlist("host")
        if len(hosts) != 1:
            return not hosts
        found = _HOST.fullmatch(hosts[0].lower())
        return found is not None and (found[1] in self._names or _is_numeric(found[1]))

    # -------------------------------------------------------------- which page sent it
    def may_talk(self, headers: Headers, scheme: str) -> bool:
        """Is it from our own page, or from one that was allowed? Programs that are no browser send no `Origin`."""
        origins = headers.getlist("origin")
        if not origins:
            return True
        sender = Origin.of(origins[0])
        if sender is None or len(origins) > 1:
            return False
        here = Origin.at("https" if scheme in ("https", "wss") else "http", headers.get("host", ""))
        return sender in self.pages or sender == here

    # -------------------------------------------------------------- who sent it
    @property
    def proxies(self) -> list[str]:
        """The proxies, those of IPv4 also as a socket of IPv6 shows them."""
        wrapped = [f"::ffff:{n.network_address}/{96 + n.prefixlen}" for n in self._proxies if n.version == 4]
        return [*map(str, self._proxies), *wrapped]

    def is_proxy(self, address: str) -> bool:
        """Was this address named as a proxy's?"""
        found = _address(address)
        return found is not None and any(found in network for network in self._proxies)

    def may_measure(self, scope: Scope) -> bool:
        """Programs of this machine may, and whoever has the token; a proxy's callers are not of this machine."""
        headers = Headers(scope=scope)
        given = headers.get("authorization", "")
        if self._metrics_token and same(given, f"Bearer {self._metrics_token}"):
            return True
        address = scope["client"][0] if scope["client"] else ""
        found = _address(address)
        forwarded = any(name in headers for name in FORWARDED)
        return found is not None and found.is_loopback and not forwarded and not self.is_proxy(address)


def _origin(url: str, field: str) -> Origin:
    found = Origin.of(url.rstrip("/"))
    if found is None:
        raise BadInput(f"{field}: {shown(url)} must be like https://games.example, without a path", field=field)
    return found


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadInput(
            f"trusted-proxy: {shown(text)} is no address; give one like 10.0.0.7 or 10.0.0.0/24",
            field="trusted-proxy",
        ) from None


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """The address, as IPv4 where it is only wrapped into IPv6; None when it is none."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def _is_numeric(host: str) -> bool:
    return _address(host.strip("[]")) is not None
