"""The clocks after each input, and a quick way to tables that nobody has touched for long."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("inputs", sa.Column("clock", sa.Text))
    op.create_index("games_status_touched", "games", ["status", "touched"])


def downgrade() -> None:
    op.drop_index("games_status_touched", "games")
    op.drop_column("inputs", "clock")
