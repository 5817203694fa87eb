/* The line of a card that the reader points at in the panel; the board shows its preview at full strength. */

class HoveredLine {
  /** Its number, from 1; 0 for none. */
  number = $state(0);
}

export const hoveredLine = new HoveredLine();
