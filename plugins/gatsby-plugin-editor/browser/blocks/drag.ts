/** Pixels that the pointer moves before a press becomes a drag. */
const THRESHOLD = 4;
/** Pixels from the edge of the form at which it scrolls, and by how many each frame. */
const EDGE = 60;
const SCROLL_STEP = 12;

/** The element that scrolls an element. */
function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return document.documentElement;
}

type Drag = {
  list: HTMLElement;
  item: Element;
  /** The place that the item takes when it is dropped before others; see `allowedPlace`. */
  placeAt: (index: number) => number;
  drop: (place: number) => void;
};

/**
 * Drags an item of a list from a press on its handle on. Meanwhile the list is folded, and a line
 * shows where the item lands. Escape puts it back.
 */
export function dragItem(press: PointerEvent, { list, item, placeAt, drop }: Drag): void {
  const items = [...list.children];
  const from = items.indexOf(item);
  const scroller = scrollerOf(list);
  const listening = new AbortController();
  const { signal } = listening;
  let isDragging = false;
  let pointerY = press.clientY;
  let place = from;

  const begin = () => {
    isDragging = true;
    list.classList.add("isSorting");
    item.classList.add("isDragged");
    // The blocks above have become shorter.
    scroller.scrollTop += item.getBoundingClientRect().top - pointerY + 16;
    requestAnimationFrame(scroll);
  };
  const showLanding = () => {
    const others = items.filter((other) => other !== item);
    const above = others.filter((other) => {
      const { top, height } = other.getBoundingClientRect();
      return top + height / 2 < pointerY;
    });
    place = placeAt(above.length);
    unmark();
    if (place === from) return;
    const [neighbour, side] =
      place === others.length ? [others.at(-1), "below"] : [others[place], "above"];
    neighbour?.setAttribute("data-landing", side);
  };
  const unmark = () => {
    for (const other of items) other.removeAttribute("data-landing");
  };
  const scroll = () => {
    if (!isDragging) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    if (pointerY < top + EDGE) scroller.scrollTop -= SCROLL_STEP;
    else if (pointerY > bottom - EDGE) scroller.scrollTop += SCROLL_STEP;
    showLanding();
    requestAnimationFrame(scroll);
  };
  const end = () => {
    isDragging = false;
    listening.abort();
    unmark();
    list.classList.remove("isSorting");
    item.classList.remove("isDragged");
  };
  const move = (event: PointerEvent) => {
    pointerY = event.clientY;
    if (!isDragging && Math.abs(pointerY - press.clientY) > THRESHOLD) begin();
    if (isDragging) showLanding();
  };
  const release = () => {
    const isMoved = isDragging && place !== from;
    end();
    if (isMoved) drop(place);
    else item.scrollIntoView({ block: "nearest" });
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", release, { signal });
  addEventListener("pointercancel", end, { signal });
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    end();
  };
  addEventListener("keydown", cancel, { signal, capture: true });
}
