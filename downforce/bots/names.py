"""What bots are called at a table; the first names suffice for the most seats there are."""

BOT_NAMES = ("Ida", "Rui", "Otto", "Mara", "Teo", "Lena")
