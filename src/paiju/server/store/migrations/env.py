"""Run the migrations on the connection that the store hands over."""

from alembic import context

from paiju.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE
)
with context.begin_transaction():
    context.run_migrations()
