"""Generate the pictures of the shipped tracks for the README and the docs: `python -m tools.generate.pictures`."""

from pathlib import Path

from downforce import tracks

FOLDER = Path("docs/pictures")


def make() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in tracks.shipped():
        (FOLDER / f"{name}.svg").write_text(tracks.draw(tracks.find(name)), "utf-8")


if __name__ == "__main__":
    make()
