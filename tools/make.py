"""Everything that a command makes again: `make made`."""

from tools import games, page_facts, perft, pictures, playthroughs, protocol, reference, rule_table

if __name__ == "__main__":
    for part in (perft, playthroughs, games, pictures, protocol, page_facts, rule_table, reference):
        print(part.__name__, flush=True)
        part.make()
