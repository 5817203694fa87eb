"""Add the scheme of each commitment. Games that run when this is applied stay with the first scheme."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("commitments", sa.Column("scheme", sa.String(32), nullable=False, server_default="downforce-deal-1"))
