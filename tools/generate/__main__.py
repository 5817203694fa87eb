"""Regenerate every generated file: `make generate`."""

import subprocess
import sys

# The order matters, because the types for the page and the docs are generated from the types of the options. Each
# generator runs in its own process, so that it imports the files that earlier generators have written.
PARTS = (
    *("game_option_types", "perft", "playthroughs", "games", "fair_vectors", "forged_records", "pictures", "previews"),
    *("protocol", "page_facts", "rule_table", "settings", "reference", "shapes_page", "analysis_example"),
)

if __name__ == "__main__":
    for part in PARTS:
        print(part, flush=True)
        subprocess.run([sys.executable, "-m", f"tools.generate.{part}"], check=True)
