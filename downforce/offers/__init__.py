"""What a seat is offered, as facts: every legal action and what it would do. Terminal and page put them into words."""
