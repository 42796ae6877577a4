"""What can be set when a server is started, with the values it has otherwise."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Limits and times. Rates are per second; a burst may be twice as large."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages_per_second: float = 20.0
    address_messages_per_second: float = 200.0
    requests_per_second: float = 30.0
    handshakes_per_second: float = 10.0
    sockets_per_address: int = 250
    connections_per_address: int = 200
    questions_per_address: int = 8
    tables_per_address: int = 60
    spectators: int = 200
    news_seconds: float = 0.5
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    idle_seconds: float = 5.0
    hello_seconds: float = 10.0
    hint_seconds: float = 5.0
    bot_seconds: float = 20.0
    idle_minutes: float = 10.0
    tables_in_memory: int = 500
    lobby_hours: float = 48.0
    keep_days: float = 0.0
    players: int = 2
    thinkers: int = 2
    strangers: int = 2
    worker_megabytes: int = 512
    origins: tuple[str, ...] = ()
    public_urls: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    base_path: str = ""
    metrics_token: str = ""
