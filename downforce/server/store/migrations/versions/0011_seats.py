"""Add requests to give a game up, which everybody at the table must agree to, and a table for test writes."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("give_up", sa.Text))
    op.create_table("write_checks", sa.Column("id", sa.String(32), primary_key=True), sa.Column("data", sa.Text))
