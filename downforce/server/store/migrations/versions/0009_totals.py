"""Add counts of deleted tables, so that totals include them, and an index to count the others by."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    deleted = op.create_table(
        "deleted",
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.bulk_insert(deleted, [{"what": what, "count": 0} for what in ("tables", "begun", "finished")])
    op.create_index("tables_by_end", "tables", ["status", "winners"])
