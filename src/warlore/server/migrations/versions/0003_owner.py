"""Who may write: an owner with an epoch; tables with a revision; and every game touched when it was last played."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "owner",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.execute("INSERT INTO owner VALUES (1, '', 0, 0)")
    op.add_column("games", sa.Column("owner", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("revision", sa.Integer, nullable=False, server_default="1"))
    # Until now a move did not touch its game.
    op.execute(
        "UPDATE games SET touched = (SELECT MAX(at) FROM inputs WHERE inputs.game = games.id) "
        "WHERE touched < (SELECT MAX(at) FROM inputs WHERE inputs.game = games.id)"
    )


def downgrade() -> None:
    for name in ("revision", "epoch", "owner"):
        op.drop_column("games", name)
    op.drop_table("owner")
