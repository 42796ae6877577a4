"""The command `warlore`. Whatever goes wrong is said in one sentence; the parts are loaded when they are used."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from warlore import __version__
from warlore.cli.arena import app as arena_app
from warlore.cli.history import app as history_app
from warlore.cli.history import verify
from warlore.cli.knight import app as knight_app
from warlore.cli.serve import serve

FAILED = 1
USAGE = 2
INTERRUPTED = 130


class OneSentence(TyperGroup):
    """A group whose errors are one line on standard error: exit code 2 for usage, 1 for the rest."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(
                args,
                prog_name="warlore",
                complete_var=complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Exception as error:
            code = complain(error)
        sys.exit(code if isinstance(code, int) else 0)


def complain(error: Exception) -> int:
    """Say in one line what went wrong, and return the exit code; what is nobody's fault but ours is raised."""
    from warlore.history.cardset import CardError
    from warlore.table import BadInput, WarloreError

    if isinstance(error, WarloreError):
        message, code = error.message, USAGE if isinstance(error, BadInput) else FAILED
    elif isinstance(error, CardError):
        message, code = str(error), FAILED
    elif isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        message, code = f"{where}{error.strerror or error}", FAILED
    elif type(error).__name__ == "NoArgsIsHelpError":
        print(error)
        return 0
    elif hasattr(error, "format_message") and hasattr(error, "exit_code"):
        message, code = error.format_message(), error.exit_code
    elif isinstance(error, typer.Abort):
        return FAILED
    else:
        raise error
    line = " ".join(message.split())
    print(line if line.endswith((".", "?", "!")) else f"{line}.", file=sys.stderr)
    return code


app = typer.Typer(
    cls=OneSentence,
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Warlore: tabletop battle systems, rules-true.\n\n"
    "`warlore history play` plays A Battle Through History here and now against two bots; "
    "`warlore history --help` shows what else there is.",
)
app.add_typer(history_app, name="history")
app.add_typer(knight_app, name="knight")
app.add_typer(arena_app, name="arena")
app.command("serve")(serve)
app.command("verify")(verify)


def _version(wanted: bool) -> None:
    if wanted:
        from warlore.table.form import form

        print(f"warlore {__version__} ({form()} rules)")
        raise typer.Exit()


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Text in an odd encoding must not end a game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)


if __name__ == "__main__":
    main()
