import { ask, element } from "../dialog";
import type { Kind } from "./kinds";

/** Address of the picture of a kind. */
const pictureOf = ({ name }: Kind): string => `/admin/blocks/${name}.webp`;

function card(kind: Kind, isTaken: boolean): HTMLButtonElement {
  const picture = element("img", { src: pictureOf(kind), alt: "", width: 320, height: 180 });
  // A new kind has none until `npm run screenshots`.
  picture.onerror = () => picture.remove();
  const sentence = isTaken ? "This page has one already." : kind.hint;
  return element(
    "button",
    { type: "button", className: "blockKind", disabled: isTaken },
    picture,
    element("b", {}, kind.label),
    element("span", {}, sentence),
  );
}

/** Lets the arrow keys go from card to card, Home and End to the first and the last one. */
function moveByKeys(cards: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const buttons = [...cards.querySelectorAll<HTMLButtonElement>("button:enabled")];
  const at = buttons.indexOf(target as HTMLButtonElement);
  const last = buttons.length - 1;
  const place = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columnsOf(cards),
    ArrowUp: at - columnsOf(cards),
    Home: 0,
    End: last,
  }[key];
  if (place === undefined || at < 0) return false;
  buttons[Math.min(Math.max(place, 0), last)]?.focus();
  return true;
}

const columnsOf = (cards: HTMLElement): number =>
  getComputedStyle(cards).gridTemplateColumns.split(" ").length;

export type PickerOptions = {
  kinds: readonly Kind[];
  /** Names of the kinds that the page has. */
  present: readonly string[];
  /** Whether it begins with the choice of several, as for a page without blocks. */
  isForSeveral: boolean;
};

/**
 * Asks for kinds of blocks, each with its picture and what it is for.
 * @returns those that are chosen, in their order, after those that have to be the first
 */
export async function pickKinds({
  kinds,
  present,
  isForSeveral,
}: PickerOptions): Promise<readonly Kind[]> {
  const chosen: Kind[] = [];
  const several = element("input", { type: "checkbox", checked: isForSeveral });
  const list = element("p", { className: "blockChoice", role: "status" });
  const add = element("button", { value: "add", className: "blockAdd" });
  const back = element("button", { type: "button" }, "Take the last one back");
  const cards = element("div", { className: "blockKinds" });
  const heading = element("h2", { id: "block-picker" }, "Add a block");
  const form = element(
    "form",
    { method: "dialog" },
    list,
    add,
    back,
    element("button", { value: "" }, "Cancel"),
  );
  const dialog = element(
    "dialog",
    { className: "blockPicker" },
    element("header", {}, heading, element("label", {}, several, " Add several at once")),
    cards,
    form,
  );
  dialog.setAttribute("aria-labelledby", heading.id);

  const isTaken = (kind: Kind) =>
    kind.once === true && (present.includes(kind.name) || chosen.includes(kind));
  const choose = (kind: Kind) => {
    chosen.push(kind);
    if (several.checked) draw(kind);
    else dialog.close("add");
  };
  /** @param last the kind that was chosen, whose card keeps the focus */
  const draw = (last?: Kind) => {
    const all = kinds.map((kind) => {
      const button = card(kind, isTaken(kind));
      button.onclick = () => choose(kind);
      return button;
    });
    cards.replaceChildren(...all);
    const focused = last && all[kinds.indexOf(last)];
    (focused?.disabled ? all.find(({ disabled }) => !disabled) : focused)?.focus();
    add.textContent = `Add ${chosen.length === 1 ? "1 block" : `${chosen.length} blocks`}`;
    list.textContent = chosen.map(({ label }) => label).join(", ");
    for (const part of [add, back]) part.hidden = chosen.length === 0;
  };
  several.onchange = () => {
    if (!several.checked) chosen.length = 0;
    draw();
  };
  back.onclick = () => {
    chosen.pop();
    draw();
    if (back.hidden) cards.querySelector<HTMLElement>("button:enabled")?.focus();
  };
  cards.onkeydown = (event) => {
    if (moveByKeys(cards, event)) event.preventDefault();
  };
  draw();
  const answer = ask(dialog);
  cards.querySelector<HTMLElement>("button:enabled")?.focus();
  const isFirst = ({ first = false }: Kind) => Number(first);
  return (await answer) === "add"
    ? chosen.toSorted((one, other) => isFirst(other) - isFirst(one))
    : [];
}
