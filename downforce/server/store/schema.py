"""The tables of the database. Migrations create them; a test compares the two."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("at", Double, nullable=False, server_default="0"),  # when they chose the name
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("host_name", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, running, over
    Column("options", Text, nullable=False),
    Column("made_of", Text, nullable=False),  # the pinned rules, track and deck, as records name them
    Column("clock", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("winners", Text),
    Column("rematch", String(32)),
    Column("results", Text),  # by seat, once the game is over
    Column("latecomers", Boolean, nullable=False, server_default=false()),  # newcomers may take a bot's seat
    Column("played_on", Text),  # the game that this one continues, and after how many actions
    Column("give_up", Text),  # the last request to give the game up: by whom, who agrees, until when
    Index("tables_by_status", "status", "created"),
    Index("tables_by_end", "status", "winners"),  # for totals
)

# How many tables were deleted since the database was created: tables, begun, finished.
deleted = Table(
    "deleted",
    metadata,
    Column("what", String(16), primary_key=True),
    Column("count", Integer, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("guest", String(32)),
    Column("name", String(64), nullable=False),
    Column("level", String(32)),
    Column("driver", String(32)),
    Column("since", Double, nullable=False, server_default="0"),  # when the person sat down
    Index("seats_by_guest", "guest"),
)

# The log. The primary key is the lock: the process that stores number 17 first has made the seventeenth action.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # NULL: a draw
    Column("text", String(64), nullable=False),
    Column("command", String(64)),  # the client's own id of the command, so that a repeat is recognised
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "command", name="a_command_once"),
)

# What was dealt, by race.
deals = Table(
    "deals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("race", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# What a table's deals are drawn from: the last one counts, the others were discarded.
commitments = Table(
    "commitments",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Column("asked", Text, nullable=False),
    Column("silent", Text, nullable=False),
    Column("process", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("scheme", String(32), nullable=False, server_default="downforce-deal-1"),  # of the commitment
)

# The parts of people's pages in a deal: first a hash, then the nonce.
parts = Table(
    "parts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("step", String(8), primary_key=True),
    Column("data", String(64), nullable=False),
)

# Analyses of finished games. One process computes each; `at` is its last heartbeat.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), nullable=False),  # the guest who asked for it
    Column("playouts", Integer, nullable=False),
    Column("status", String(8), nullable=False),  # running, stopped, failed, done
    Column("process", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("result", Text),  # once it is done,
    Column("mistakes", Text),  # and its marked decisions alone
)

# The parts of an analysis until it is done, one for each action.
analysis_parts = Table(
    "analysis_parts",
    metadata,
    Column("table_id", String(32), ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# Games that a guest has hidden from their own list. The game itself and other players' lists stay as they are.
hidden = Table(
    "hidden",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# Return links: only the hash of a token is stored.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("table_id", String(32)),
    Column("at", Double, nullable=False),
    Index("links_by_guest", "guest"),
)

# Rows are inserted and deleted here at once, to check whether the database can be written to.
write_checks = Table(
    "write_checks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("data", Text),
)
