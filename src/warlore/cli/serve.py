"""`warlore serve`: tables in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=65535, help="The port; else 8420 or the next that is free. 0 is any."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://…; else a file in your data directory.",
            show_default=False,
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, max=64, help="Processes for bots; else one per processor but one, at least 2."
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another page that may talk to this server, as https://a.example."),
    ] = None,
    public_url: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A name by which people reach the server, as https://games.example."),
    ] = None,
    base_path: Annotated[
        str, typer.Option(metavar="PATH", help="The path below which a proxy shows the server, as /warlore.")
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy whose X-Forwarded-For is believed. Repeatable."),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="WORD",
            envvar="WARLORE_METRICS_TOKEN",
            help="Opens /metrics to programs elsewhere.",
            show_default=False,
        ),
    ] = "",
    log_json: Annotated[bool, typer.Option("--log-json", help="Logs as JSON lines.")] = False,
    log_level: Annotated[
        str, typer.Option(metavar="debug|info|warning|error", help="The least important that is logged.")
    ] = "warning",
    message_bytes: Annotated[int, typer.Option(min=256, help="The longest message.")] = 16 * 1024,
    messages_per_second: Annotated[float, typer.Option(min=0.1, help="Messages of one connection.")] = 20.0,
    address_messages_per_second: Annotated[float, typer.Option(min=0.1, help="Messages from one address.")] = 200.0,
    requests_per_second: Annotated[float, typer.Option(min=0.1, help="Requests from one address.")] = 30.0,
    handshakes_per_second: Annotated[
        float, typer.Option(min=0.1, help="New connections to tables from one address.")
    ] = 10.0,
    sockets_per_address: Annotated[int, typer.Option(min=1, help="Open sockets of one address.")] = 250,
    connections_per_address: Annotated[
        int, typer.Option(min=1, help="Connections to tables from one address.")
    ] = 200,
    tables_per_address: Annotated[int, typer.Option(min=1, help="New tables from one address in an hour.")] = 60,
    idle_minutes: Annotated[
        float, typer.Option(min=0.0, help="Tables without visitors leave the memory after this; they are kept.")
    ] = 10.0,
    tables_in_memory: Annotated[
        int, typer.Option(min=1, help="With more, those without visitors leave the memory at once.")
    ] = 500,
    lobby_hours: Annotated[float, typer.Option(min=0.1, help="Games not begun are removed after this.")] = 48.0,
    keep_days: Annotated[
        float, typer.Option(min=0.0, help="Games untouched for so long are removed; 0 keeps them for ever.")
    ] = 0.0,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|it|es", help="Language.")] = None,
) -> None:
    """Open tables in the browser: prints one address, and serves until you press Ctrl-C.

    \b
    Examples:
      warlore serve --open
      warlore serve --host 0.0.0.0 --port 8000
      warlore serve --database postgresql://warlore@localhost/warlore --log-json --log-level info
    """
    import os
    from contextlib import closing

    from warlore.table import BadInput
    from warlore.texts import Texts, choose_language

    texts = Texts(choose_language(lang))
    try:
        from warlore.server.serving import application, listen, standard_database
        from warlore.server.serving import serve as run
        from warlore.server.settings import ServerSettings
        from warlore.server.storage import Store
    except ModuleNotFoundError as error:
        raise BadInput(texts.get("serve-needs-library", library=error.name or "")) from None
    from warlore.server.logs import set_up

    set_up(log_level, as_json=log_json)
    settings = ServerSettings(
        message_bytes=message_bytes,
        messages_per_second=messages_per_second,
        address_messages_per_second=address_messages_per_second,
        requests_per_second=requests_per_second,
        handshakes_per_second=handshakes_per_second,
        sockets_per_address=sockets_per_address,
        connections_per_address=connections_per_address,
        tables_per_address=tables_per_address,
        idle_minutes=idle_minutes,
        tables_in_memory=tables_in_memory,
        lobby_hours=lobby_hours,
        keep_days=keep_days,
        players=max(2, (os.cpu_count() or 2) - 1) if workers is None else workers,
        thinkers=0 if workers == 0 else 2,
        strangers=0 if workers == 0 else 2,
        origins=tuple(origin or ()),
        public_urls=tuple(public_url or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        base_path=base_path,
        metrics_token=metrics_token,
    )
    # The database first: whoever finds it in use has nothing to serve, at no port.
    with closing(Store(database or standard_database())) as store:
        place = listen(host, port)
        address = place.address + f"{base_path.strip('/')}/".lstrip("/")

        def ready() -> None:
            if place.moved:
                print(texts.get("serve-port-taken", port=str(place.port)), flush=True)
            print(texts.get("serve-ready", address=address), flush=True)
            if open_page:
                import webbrowser

                webbrowser.open(address)

        with closing(place.listening):
            run(application(settings, store), place, settings, store, ready)
    print(texts.get("serve-stopped"), flush=True)
