"""The database schema. Migrations create these tables, and a test checks that the migrations match this schema."""

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
    Column("at", Double, nullable=False, server_default="0"),  # when the guest chose the name
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
    Column("made_of", Text, nullable=False),  # the pinned rules, track and deck, as in game records
    Column("clock", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("winners", Text),
    Column("rematch", String(32)),
    Column("results", Text),  # by seat, once the game is over
    Column("latecomers", Boolean, nullable=False, server_default=false()),  # whether latecomers may take a bot's seat
    Column("played_on", Text),  # the game that this one continues, and after how many of its actions
    Column("give_up", Text),  # the last request to give up: who made it, who agrees, when it expires
    Index("tables_by_status", "status", "created"),
    Index("tables_by_end", "status", "winners"),  # for totals.py
)

# How many game tables have been deleted since the database was created: in total, with a game begun, and finished.
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

# The log. The primary key acts as a lock: the first process to store number 17 has made the seventeenth action.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # NULL for a draw
    Column("text", String(64), nullable=False),
    Column("command", String(64)),  # the client's id for the command, which identifies repeats
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "command", name="a_command_once"),
)

# What was dealt in each race.
deals = Table(
    "deals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("race", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# The server's commitments for a table's deals. The last one counts; earlier ones were discarded.
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
    Column("scheme", String(32), nullable=False, server_default="downforce-deal-1"),  # the commitment scheme
)

# The parts that players' pages contribute to a deal: first a hash, then the nonce.
parts = Table(
    "parts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("step", String(8), primary_key=True),
    Column("data", String(64), nullable=False),
)

# Analyses of finished games. Each is computed by one process; `at` is the time of its last heartbeat.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), nullable=False),  # the guest who requested the analysis
    Column("playouts", Integer, nullable=False),
    Column("status", String(8), nullable=False),  # running, stopped, failed, done
    Column("process", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("result", Text),  # set once the analysis is done
    Column("mistakes", Text),  # only the marked decisions from the result
)

# The partial results of an analysis, one for each action. They are deleted once the analysis is done.
analysis_parts = Table(
    "analysis_parts",
    metadata,
    Column("table_id", String(32), ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# Games that guests have hidden from their own lists. The games themselves and other players' lists are unaffected.
hidden = Table(
    "hidden",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# Return links. Only a hash of each token is stored.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("table_id", String(32)),
    Column("at", Double, nullable=False),
    Index("links_by_guest", "guest"),
)

# Rows are inserted here and immediately deleted, to check whether the database accepts writes.
write_checks = Table(
    "write_checks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("data", Text),
)
