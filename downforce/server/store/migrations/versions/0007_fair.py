"""Add the commitments of deals, and the parts that people's pages sent."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "commitments",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("silent", sa.Text, nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "parts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("step", sa.String(8), primary_key=True),
        sa.Column("data", sa.String(64), nullable=False),
    )
