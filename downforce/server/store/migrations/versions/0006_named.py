"""Add when a guest chose a name, so that guests who have not come for long can be deleted."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("guests", sa.Column("at", sa.Double, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE guests SET at = :now").bindparams(now=time.time()))
