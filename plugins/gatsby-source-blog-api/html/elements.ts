import { DomUtils, parseDocument } from "htmlparser2";

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type Nodes = Parameters<typeof DomUtils.getElementsByTagName>[1];

export const elementsIn = (nodes: Nodes, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, nodes, true);

export const newElement = (name: string): Element =>
  parseDocument(`<${name}></${name}>`).children[0] as Element;

/** Whether an element stands in one of these, or is one itself. */
export function isWithin(element: Element, names: RegExp): boolean {
  let at: Element["parent"] = element;
  while (at && !("name" in at && names.test(at.name))) at = at.parent;
  return at !== null;
}

/** Puts the contents of an element into a new element within it. */
export function wrapContents(element: Element, name: string): void {
  const inner = newElement(name);
  for (const child of [...element.children]) DomUtils.appendChild(inner, child);
  DomUtils.appendChild(element, inner);
}
