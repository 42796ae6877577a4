"""Runs the migrations on the connection that `storage.migrate` gives."""

from alembic import context

from warlore.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    version_table="warlore_version",
)
with context.begin_transaction():
    context.run_migrations()
