"""What a client may not do, by code; people read the browser's text for it, programs this sentence."""

from __future__ import annotations

from warlore.server.wire import Refused
from warlore.table import BadInput, Reason, WarloreError

SENTENCES = {
    "aborted": "the game was ended without a result",
    "already_started": "the game has begun, so this cannot be changed any more",
    "asks_full": "too many people wait for a seat at this table already",
    "bad_invite": "this invitation is not valid for this table",
    "bad_message": "the message is not right",
    "bad_secret": "this secret opens no seat at this table",
    "bot_plays": "a bot plays for that seat already",
    "forbidden_origin": "this page may not talk to this server",
    "game_is_over": "the game is over",
    "hello_first": "the first message must be hello",
    "hints_off": "the host has switched hints off",
    "no_such_ask": "nobody asks for this any more",
    "no_such_seat": "this seat does not exist",
    "no_such_step": "the game has not come to this step",
    "no_such_table": "there is no such table",
    "no_such_vote": "this is not being voted on",
    "no_voice": "whose seat it is about has no voice in it",
    "just_decided": "this was voted down just now; wait a minute",
    "nobody_agrees": "nobody else plays here who could agree to it",
    "not_absent": "that player is here, and has not kept the others waiting for the agreed time",
    "not_away_long": "that player has not been away for the agreed time",
    "not_host": "only the host may do this",
    "not_measured": "this is for programs of the server's own machine, or with the token of --metrics-token",
    "not_over": "the game is not over yet",
    "not_seated": "spectators cannot act",
    "not_started": "the game has not begun",
    "not_your_turn": "another player is to decide",
    "nothing_to_undo": "nothing can be taken back: something was revealed, or it is another's turn",
    "one_seat": "this browser has a seat here already; the host may allow more than one",
    "sabaton_taken": "another player has that Sabaton",
    "seat_taken": "somebody sits there",
    "seats_open": "there are open seats: wait for players, or put bots on them",
    "stale_version": "the table has moved on since this was sent",
    "storage_failed": "this could not be stored, so it was not done",
    "table_full": "there is no free seat at this table",
    "too_fast": "too many messages",
    "too_many": "there are too many of these from this address",
    "turned_away": "you were not let in, or the seat's holder came back",
}


class Refusal(WarloreError):
    """Something that was not done, and why."""

    def __init__(self, code: str, message: str = "", rule: str = "") -> None:
        super().__init__(message or SENTENCES[code], code=code)
        self.rule = rule

    @classmethod
    def illegal(cls, reason: Reason) -> Refusal:
        return cls(reason.code, str(reason), reason.rule)


def refused(message_id: str | None, error: WarloreError) -> Refused:
    """The message that says so."""
    return {
        "type": "refused",
        "id": message_id,
        "code": error.code,
        "rule": error.rule if isinstance(error, Refusal) else "",
        "field": error.field if isinstance(error, BadInput) else "",
        "message": error.message,
    }
