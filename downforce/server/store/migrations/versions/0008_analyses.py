"""Add analyses of finished games with their parts, and games that continue another one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("played_on", sa.Text))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("playouts", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("mistakes", sa.Text),
    )
    op.create_table(
        "analysis_parts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )
