"""What can be measured of a running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """One registry per server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("warlore_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("warlore_sockets", "Open sockets, WebSockets among them", registry=self.registry)
        self.connections = Gauge("warlore_connections", "Open WebSockets", registry=self.registry)
        self.moves = Counter("warlore_moves", "Steps that were stored and carried out", registry=self.registry)
        self.handled = Histogram(
            "warlore_answer_seconds",
            "From a message's arrival to its answer, storing included",
            ["message"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.thought = Histogram(
            "warlore_bot_seconds", "A bot's decision", ["bot"], buckets=SLOW, registry=self.registry
        )
        self.refused = Counter("warlore_refused", "Messages refused", ["code"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
