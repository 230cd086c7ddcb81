"""What people say about words that read wrong."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "word_reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("message", sa.String(80), nullable=False),
        sa.Column("values", sa.Text, nullable=False),
        sa.Column("sentence", sa.Text, nullable=False),
        sa.Column("proposal", sa.Text, nullable=False),
    )
