"""Tables on one device, without a browser: whole games, saved as lines, loaded again, exported and imported
as files.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter

import downforce
from downforce.device.connections import Connections
from downforce.device.device import Device
from downforce.device.log_lines import read_lines
from downforce.server.sockets.messages import FromServer, MyGame, Replay
from tests.reader import Reader
from tests.variants import VARIANTS, variant_id

FRAME: TypeAdapter[FromServer] = TypeAdapter(FromServer)
OWN_FRAMES = ("pass", "closed")  # that no server sends
IDA = json.dumps({"name": "Ida", "newcomer": False})


@dataclass
class Tab:
    """A browser tab with its own Python; all tabs share the store of lines and summaries."""

    stored: dict[str, list[str]] = field(default_factory=dict)
    games: dict[str, Any] = field(default_factory=dict)
    clock: float = 1000.0
    told: list[dict[str, Any]] = field(default_factory=list)
    reader: Reader = field(default_factory=Reader)
    commands: int = 0
    passed_to: int | None = None  # to whom the device is to be passed

    def __post_init__(self) -> None:
        self.device = Device(self.save, self.save_summary, lambda: self.clock)
        self.pages = Connections(self.device)

    def save(self, table: str, number: int, line: str) -> None:
        lines = self.stored.setdefault(table, [])
        assert number == len(lines), "another tab was first"
        lines.append(line)

    def save_summary(self, table: str, game: str) -> None:
        MyGame.model_validate_json(game)
        self.games[table] = json.loads(game)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = json.loads(
            self.pages.ask(method, path, body if isinstance(body, str) else json.dumps(body or {}), IDA)
        )
        return answer["body"] if answer["ok"] else answer["body"]["why"]

    def make(self, *seats: dict[str, Any], **options: Any) -> str:
        return str(self.ask("POST", "tables?part=1", {"options": options, "seats": seats})["id"])

    def open(self, table: str, mine: bool = True, since: int | None = None, number: int = 1) -> None:
        self.device.fill(table, self.stored.get(table, []))
        self.pages.open(number, table, since, self.hear, mine)

    def hear(self, frame: str) -> None:
        told = json.loads(frame)
        if told["t"] not in OWN_FRAMES:
            FRAME.validate_json(frame)
            told = self.reader.read(told)
        if told["t"] in ("pass", "table"):
            self.passed_to = told["seat"] if told["t"] == "pass" else None
        self.told.append(told)

    def say(self, **message: Any) -> None:
        self.pages.hear(1, json.dumps(message))

    def last(self, *kinds: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.told) if frame["t"] in kinds)

    def act(self) -> None:
        """Take the first choice there is."""
        now = self.last("table", "news")
        self.commands += 1
        action = now["offer"]["choices"][0]["action"]
        self.say(t="act", id=f"command-{self.commands}", seq=now["seq"], action=action)

    def step(self) -> None:
        """Pass the device or act, if a person must; otherwise move the clock until something is due."""
        now = self.last("table", "news")
        if self.passed_to is not None:
            self.say(t="sit", seat=self.passed_to)
        elif now.get("offer"):
            self.act()
        else:
            due = self.device.next_due()
            assert due is not None, "nothing is due, and nobody is asked"
            self.clock = max(self.clock, due)
            self.device.wake()

    def play(self, table: str, until: Callable[[], bool] = lambda: False) -> None:
        while self.games[table]["info"]["status"] == "running" and not until():
            self.step()


ME, ROOKIE, UNIFORM = {"kind": "me"}, {"kind": "bot", "level": "rookie"}, {"kind": "bot", "level": "uniform"}


def test_race_now_is_played_to_its_end_and_can_be_seen_again() -> None:
    tab = Tab()
    table = tab.ask("POST", "race?part=1")["id"]
    tab.open(table)
    tab.play(table)
    game = tab.games[table]
    assert (game["info"]["status"], game["my_turn"], game["won"] is None) == ("over", False, False)
    replay = Replay.model_validate(tab.ask("GET", f"tables/{table}/replay?seat=0"))
    told = [event for frame in replay.frames for event in frame["events"]]
    assert told == tab.device.tables[table].room.playing.events(0)
    assert tab.ask("GET", f"tables/{table}/replay?seat=9") == "seat-unknown"


def test_race_now_at_a_chosen_level() -> None:
    tab = Tab()
    for way, levels in {
        "race?part=1&level=club": ["club"] * 3,
        "race?level=rookie": ["rookie"] * 3,
        "race": ["pro"] * 3,
    }.items():
        seats = tab.ask("GET", f"tables/{tab.ask('POST', way)['id']}")["seats"]
        assert [seat["level"] for seat in seats] == [None, *levels]
    assert tab.ask("POST", "race?level=pro@1") == "bad-bot"


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_a_record_is_the_package_s_byte_for_byte_both_ways(options: dict[str, Any]) -> None:
    """Every variant, played by bots alone; out as a file, in again, out again."""
    given = {key: value for key, value in options.items() if key != "players"}
    tab = Tab()
    table = tab.make(*[UNIFORM] * options.get("players", 4), **given)
    tab.open(table)
    tab.play(table)
    written = tab.ask("GET", f"tables/{table}/record")
    replayed = downforce.replay(json.loads(written)).record()
    assert orjson.dumps(replayed, option=orjson.OPT_INDENT_2).decode() == written
    again = tab.ask("POST", "records", written)["id"]
    assert tab.ask("GET", f"tables/{again}/record") == written
    assert tab.games[again]["info"]["status"] == "over"


def test_what_was_kept_gives_the_same_table_again() -> None:
    tab = Tab()
    table = tab.make(ME, ROOKIE, ROOKIE)
    tab.open(table)
    tab.play(table, lambda: tab.device.tables[table].room.seq > 20)
    room = tab.device.tables[table].room
    later = Tab(tab.stored, tab.games)
    later.open(table)
    again = later.device.tables[table].room
    assert again.playing.record() == room.playing.record()
    assert sorted(again.questions) == sorted(room.questions)
    assert later.last("table")["seat"] == 0
    later.play(table)
    assert later.games[table]["info"]["status"] == "over"
    kept = read_lines(later.stored[table])
    assert kept is not None
    assert len(kept.entries) == again.seq


def test_a_page_that_comes_back_is_told_what_it_missed_and_a_repeated_command_is_answered_once_more() -> None:
    tab = Tab()
    table = tab.make(ME, ROOKIE)
    tab.open(table)
    while not tab.last("table", "news").get("offer"):
        tab.step()
    tab.act()
    done = tab.last("done")
    kept = len(tab.stored[table])
    tab.say(t="act", id=done["id"], seq=0, action="whatever")
    assert tab.told[-1] == done
    assert len(tab.stored[table]) == kept
    tab.pages.close(1)
    assert tab.device.next_due() is None, "bots went on at a table that nobody looks at"
    tab.open(table, since=0)
    assert [frame["t"] for frame in tab.told[-2:]] == ["info", "news"]


def test_two_people_at_one_device_pass_it_on_and_never_see_the_other_s_cards() -> None:
    tab = Tab()
    table = tab.make(ME, {"kind": "me", "name": "Rosa"}, ROOKIE)
    tab.open(table)
    first = tab.last("table")
    assert (first["seat"], first["offer"]) == (None, None)
    assert tab.told[-1] == {"t": "pass", "seat": 0}
    assert [seat["name"] for seat in first["info"]["seats"][:2]] == ["Ida", "Rosa"]
    tab.play(table)
    seen = [frame for frame in tab.told if frame["t"] == "table" and frame["seat"] is not None]
    assert {frame["seat"] for frame in seen} == {0, 1}
    assert len(seen) > 10
    assert all(set(frame["view"]["hands"][1 - frame["seat"]]) <= {"?"} for frame in seen)
    assert all(seat["connected"] for seat in tab.last("info", "table")["info"]["seats"][:2])
    again = tab.ask("POST", f"tables/{table}/rematch?part=1")["id"]
    assert tab.games[again]["info"]["status"] == "running"
    assert tab.ask("POST", f"tables/{table}/rematch?part=1")["id"] == again


def test_a_second_tab_looks_on_until_the_first_is_closed() -> None:
    one = Tab()
    table = one.make(ME, ROOKIE)
    one.open(table)
    one.play(table, lambda: one.device.tables[table].room.seq > 4)
    two = Tab(one.stored, one.games)
    two.open(table, mine=False)
    assert two.last("table")["seat"] is None
    assert two.device.next_due() is None
    two.say(t="act", id="command-9", seq=0, action="go")
    assert two.told[-1]["why"] == "not-seated"
    before = one.device.tables[table].room.seq
    one.play(table, lambda: one.device.tables[table].room.seq > before + 3)
    two.device.fill(table, one.stored[table])
    assert two.last("news")["seq"] == one.device.tables[table].room.seq
    two.pages.take_over(table)
    assert two.last("table")["seat"] == 0
    two.play(table)
    assert two.games[table]["info"]["status"] == "over"


def test_the_clock_of_somebody_alone_runs_out_and_they_take_the_wheel_back() -> None:
    tab = Tab()
    body = {"seats": [ME, ROOKIE], "clock": "quick"}
    table = tab.ask("POST", "tables", body)["id"]
    tab.open(table)
    room = tab.device.tables[table].room
    while room.driver_for(0) is None:
        tab.clock = max(tab.clock, tab.device.next_due() or 0)
        tab.device.wake()
    tab.say(t="take_control")
    assert room.driver_for(0) is None
    shared = tab.ask("POST", "tables", {**body, "seats": [ME, ME]})["id"]
    assert tab.device.tables[shared].room.table.clock == "none"


@pytest.mark.parametrize(
    ("method", "path", "body", "why"),
    [
        ("POST", "tables", {"seats": [ME]}, "not-a-message"),
        ("POST", "tables", {"seats": "many"}, "not-a-message"),
        ("POST", "tables", {"seats": [ME, {"kind": "king"}]}, "not-a-message"),
        ("POST", "tables", {"seats": [ME, {"kind": "me", "name": " "}]}, "bad-name"),
        ("POST", "tables", {"seats": [ME, {"kind": "bot", "level": "god"}]}, "bad-bot"),
        ("POST", "tables", {"seats": [ME, ROOKIE], "options": {"track": "/etc/passwd"}}, "bad-options"),
        ("POST", "tables", {"seats": [ME, ROOKIE], "clock": "slow"}, "not-a-message"),
        ("POST", "tables", "[", "not-a-message"),
        ("POST", "records", "{}", "bad-record"),
        ("GET", "tables/device-nothing", None, "unknown-table"),
        ("GET", "tables/device-nothing/qr.svg", None, "not-found"),
        ("DELETE", "tables", None, "not-found"),
    ],
)
def test_what_cannot_be_is_refused(method: str, path: str, body: object, why: str) -> None:
    tab = Tab()
    assert tab.ask(method, path, body) == why
    assert not tab.stored


@pytest.mark.parametrize(
    "said",
    [
        *("", "[]", "{", '{"t":"fly"}', '{"t":"act"}', '{"t":"act","id":"short","seq":0,"action":"go"}'),
        *(
            '{"t":"sit","seat":9}',
            '{"t":"react","sign":"boo"}',
            '{"t":"act","id":"command-1","seq":true,"action":"go"}',
        ),
    ],
)
def test_a_message_that_is_none_is_refused(said: str) -> None:
    tab = Tab()
    tab.open(tab.make(ME, ROOKIE))
    tab.pages.hear(1, said)
    assert tab.told[-1]["why"] == "not-a-message"


def test_an_unknown_table_is_gone() -> None:
    tab = Tab()
    tab.open("device-nothing")
    assert tab.told[-1] == {"t": "closed", "code": 4404}


def test_lines_that_an_older_version_has_saved_are_read_and_written_under_the_same_keys() -> None:
    """The field `pinned` of a table is `made_of` in its lines, in a browser as in the database."""
    tab = Tab()
    table = tab.make({"kind": "me"}, {"kind": "bot", "level": "rookie"})
    lines = tab.stored[table]
    saved = json.loads(lines[0])["table"]
    assert "pinned" not in saved
    assert set(saved["made_of"]) == {"rules", "track", "deck"}
    again = Tab(stored={table: list(lines)})
    again.open(table)
    assert again.device.find(table).room.table.pinned == saved["made_of"]
    assert read_lines(lines) is not None
