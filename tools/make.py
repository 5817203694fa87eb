"""Everything that a command makes again: `make made`."""

from tools import games, page_facts, perft, pictures, playthroughs, protocol, reference, rule_table, shapes_page

if __name__ == "__main__":
    for part in (perft, playthroughs, games, pictures, protocol, page_facts, rule_table, reference, shapes_page):
        print(part.__name__, flush=True)
        part.make()
