"""Add whether newcomers may take a bot's seat while the game runs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("latecomers", sa.Boolean, nullable=False, server_default=sa.false()))
