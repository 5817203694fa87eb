"""Everything that a command makes again: `make generate`."""

import subprocess
import sys

# In this order: the types of the page and of docs are made from those of options. Each in a process of its own, which
# imports what the one before has written.
PARTS = (
    *("option_shapes", "perft", "playthroughs", "games", "fair_vectors", "fair_mutations", "pictures", "previews"),
    *("protocol", "page_facts", "rule_table", "settings", "reference", "shapes_page", "worked_example"),
)

if __name__ == "__main__":
    for part in PARTS:
        print(part, flush=True)
        subprocess.run([sys.executable, "-m", f"tools.generate.{part}"], check=True)
