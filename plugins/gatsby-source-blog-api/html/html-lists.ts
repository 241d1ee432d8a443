import { DomUtils } from "htmlparser2";
import type TurndownService from "turndown";
import { elementsIn, type Nodes, type Element as ParsedElement } from "./elements";

/** Elements around lists that leave nothing in Markdown. */
const WRAPPER = /^(?:DIV|SECTION|ARTICLE|MAIN|SPAN|CENTER)$/;

/** Puts a list that stands between items, as old editors write it, into the item before it. */
export function tidyLists(document: Nodes): void {
  const isList = (element: unknown) =>
    /^[uo]l$/.test((element as ParsedElement | null)?.name ?? "");
  for (const list of elementsIn(document, "*").filter(isList)) {
    const item = DomUtils.prevElementSibling(list);
    if (isList(list.parent) && item?.name === "li") DomUtils.appendChild(item, list);
  }
}

const isBlank = (node: Node): boolean =>
  !/\S/.test(node.textContent ?? "") &&
  !(node as Element).querySelector?.("img, iframe") &&
  !/^(?:IMG|IFRAME|HR)$/.test(node.nodeName);

/** The last node that is shown of one, or in it. */
function lastIn(node: Node): Node {
  const last = WRAPPER.test(node.nodeName)
    ? Array.from(node.childNodes).findLast((child) => !isBlank(child))
    : undefined;
  return last ? lastIn(last) : node;
}

/** What stands right before a node; null where it begins its block. */
function nodeBefore(node: Node): Node | null {
  let before = node.previousSibling;
  while (before && isBlank(before)) before = before.previousSibling;
  if (before) return lastIn(before);
  const { parentNode: parent } = node;
  return parent && WRAPPER.test(parent.nodeName) ? nodeBefore(parent) : null;
}

const firstNumber = (list: Element): number =>
  Number(/^\s*(\d{1,9})/.exec(list.getAttribute("start") ?? "")?.[1] ?? 1);

/**
 * Adds a rule for items of lists. A list that follows another one gets other marks, without which
 * Markdown would make one list of both.
 */
export function addLists(service: TurndownService): void {
  const listsWithOtherMarks = new WeakSet<Node>();
  const seenLists = new WeakSet<Node>();
  const nextNumbers = new WeakMap<Node, number>();
  const hasOtherMarks = (list: Node): boolean => {
    const before = seenLists.has(list) ? null : nodeBefore(list);
    seenLists.add(list);
    if (before?.nodeName === list.nodeName && !listsWithOtherMarks.has(before))
      listsWithOtherMarks.add(list);
    return listsWithOtherMarks.has(list);
  };
  service.addRule("listItem", {
    filter: "li",
    replacement: (content, item) => {
      const list = item.parentNode as Element;
      const isOther = hasOtherMarks(list);
      const number = nextNumbers.get(list) ?? firstNumber(list);
      nextNumbers.set(list, number + 1);
      const mark = isOther ? "*   " : "-   ";
      const prefix = list.nodeName === "OL" ? `${number}${isOther ? ")" : "."}  ` : mark;
      const words = content.replace(/^\n+/, "").replace(/\n+$/, (end) => end && "\n");
      const indented = words.replace(/\n/g, `\n${" ".repeat(prefix.length)}`);
      return `${prefix}${indented}${item.nextSibling ? "\n" : ""}`;
    },
  });
}
