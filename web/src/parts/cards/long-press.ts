/** Long press: holding a finger on an element previews it, and lifting the finger does not choose it. A mouse hovers instead. */

export interface Hold {
  begins: () => void;
  ends: () => void;
}

const LONG = 350; // milliseconds

export function holding(hold: Hold | undefined): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    function down(event: PointerEvent): void {
      held = false;
      if (!hold || event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        hold.begins();
      }, LONG);
    }
    function up(): void {
      clearTimeout(timer);
      if (held) hold?.ends();
    }
    // Blocks the events that the browser sends after a long press: a menu, sometimes a click.
    function swallow(event: Event): void {
      if (!held) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "click") held = false;
    }
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("pointerdown", down, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, up, { signal });
    for (const after of ["click", "contextmenu"]) element.addEventListener(after, swallow, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  };
}
