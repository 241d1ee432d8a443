/**
 * The parts of a preview that show a field: elements with its path in `data-field`, or with several
 * paths, of which a click means the first.
 */
import type { Path } from "../../../gatsby-source-content/model";
import { pathsIn, pathWord, withoutMarks } from "../../field-marks";

const FIELD = "data-field";
const PART = `[${FIELD}]`;

/** Addresses of files keep their marks, as fragments: changed, the file would be loaded again. */
const FILES = ["src", "poster"];
/** Attributes that show a field; others, such as names for screen readers, repeat what is shown. */
const SHOWING = [...FILES, "alt", "href", "id"];

/** Selectors of parts that show a field without its mark, such as a day, by path; null: no part. */
export type Selectors = Readonly<Record<string, string | null>>;

/** Paths by the text or attribute that had their marks. */
const pathsOf = new WeakMap<Node, readonly string[]>();

/** @returns whether there were any */
function takeFrom(node: Node): boolean {
  const value = node.nodeValue ?? "";
  const paths = pathsIn(value);
  if (paths.length === 0) return false;
  pathsOf.set(node, paths);
  if (!FILES.includes(node.nodeName)) node.nodeValue = withoutMarks(value);
  return true;
}

const textsIn = (element: Element): Node[] =>
  [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);

/** Writes the paths of an element: those of its words, then of its attributes. */
function label(element: Element, selectors: Selectors): void {
  const attributes = SHOWING.map((name) => element.getAttributeNode(name));
  const paths = new Set([
    ...Object.keys(selectors).filter((path) => element.matches(selectors[path] ?? "_")),
    ...[...textsIn(element), ...attributes].flatMap((node) => (node && pathsOf.get(node)) ?? []),
  ]);
  const words = [...paths].join(" ");
  if (words === (element.getAttribute(FIELD) ?? "")) return;
  if (words) element.setAttribute(FIELD, words);
  else element.removeAttribute(FIELD);
}

/** Takes the marks off an element and all within it, and writes `data-field` instead. */
export function takeMarks(root: Element, selectors: Selectors): void {
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const node of [...textsIn(element), ...element.attributes]) takeFrom(node);
    label(element, selectors);
  }
}

/** Takes the marks off what has changed. */
export function takeMarksOf(changes: readonly MutationRecord[], selectors: Selectors): void {
  for (const { type, target, attributeName, addedNodes } of changes) {
    const element = type === "characterData" ? target.parentElement : (target as Element);
    const changed = attributeName ? element?.getAttributeNode(attributeName) : target;
    if (changed && type !== "childList" && !takeFrom(changed)) pathsOf.delete(changed);
    for (const node of addedNodes) {
      if (node.nodeType === Node.ELEMENT_NODE) takeMarks(node as Element, selectors);
      else takeFrom(node);
    }
    if (element) label(element, selectors);
  }
}

const wordsOf = (part: Element): string[] => part.getAttribute(FIELD)?.split(" ") ?? [];

const pathOfWord = (word: string): Path =>
  word.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The keys that all paths begin with. */
function commonPath(paths: readonly Path[]): Path {
  const [first = [], ...others] = paths;
  const end = first.findIndex((key, index) => others.some((path) => path[index] !== key));
  return end < 0 ? first : first.slice(0, end);
}

/**
 * The path of the field that an element shows, by itself or as part of another; else of the group
 * that all parts near it belong to, such as a block. Empty for what shows none.
 */
export function pathShownBy(element: Element, root: Element): Path {
  const hasWords = textsIn(element).some(({ nodeValue }) => nodeValue?.trim());
  for (let around: Element | null = element; around && around !== root; ) {
    const [own] = wordsOf(around);
    if (own) return pathOfWord(own);
    const words = [...around.querySelectorAll(PART)].map((part) => wordsOf(part)[0] ?? "");
    const paths = [...new Set(words)].map(pathOfWord);
    // Words of something else are not those of the one field beside them.
    const common = paths.length === 1 && hasWords ? paths[0]?.slice(0, -1) : commonPath(paths);
    if (common && common.length > 0) return common;
    around = around.parentElement;
  }
  return [];
}

/** The nearest element that has others within it. */
function elementAround([first, ...others]: readonly Element[]): Element | null {
  let around = first ?? null;
  while (around && !others.every((other) => around?.contains(other))) around = around.parentElement;
  return around;
}

/**
 * The parts that show a field. A field that is not shown has the part of its group, and a group
 * that of all its fields.
 */
export function partsOf(path: Path, root: Element): readonly Element[] {
  const parts = [...root.querySelectorAll(PART)];
  for (let end = path.length; end > 0; end--) {
    const word = pathWord(path.slice(0, end));
    const own = parts.filter((part) => wordsOf(part).includes(word));
    if (own.length > 0)
      return own.filter((part) => !own.some((other) => other !== part && other.contains(part)));
    const inner = parts.filter((part) => wordsOf(part).some((one) => one.startsWith(`${word}.`)));
    const around = elementAround(inner);
    if (around && around !== root && root.contains(around)) return [around];
  }
  return [];
}
