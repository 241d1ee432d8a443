import { htmlTagNames } from "html-tag-names";
import { Parser } from "htmlparser2";
import type { MarkdownFinding } from "../../../src/content-loader/markdown/parse-markdown";
import { htmlFindings } from "../../../src/content-loader/markdown/raw-html";
import { all, type MarkdownNode, walk } from "../../../src/markdown/tree";

const ELEMENTS = new Set<string>(htmlTagNames);

export const isElement = (name: string): boolean => ELEMENTS.has(name.toLowerCase());

/** Whether a block holds HTML that the check of the content refuses. */
function isForeign(block: MarkdownNode): boolean {
  const found: MarkdownFinding[] = [];
  walk({ type: "root", children: [block] }, (node) => htmlFindings(node, found));
  return found.length > 0 && block.type !== "footnoteDefinition";
}

/** For each block, the last one that an element of it reaches to: empty lines cut elements in pieces. */
function reaches(blocks: readonly MarkdownNode[]): number[] {
  const ends = blocks.map((_, index) => index);
  const open: number[] = [];
  let current = 0;
  const onopentag = () => void open.push(current);
  const onclosetag = (name: string, isImplied: boolean) => {
    const start = open.pop();
    if (start !== undefined && !isImplied && isElement(name)) ends[start] = current;
  };
  const parser = new Parser({ onopentag, onclosetag }, { recognizeSelfClosing: true });
  for (const [index, block] of blocks.entries()) {
    current = index;
    for (const { value = "" } of all(block, "html")) parser.write(value);
  }
  return ends;
}

/** The blocks that hold HTML, with all that stands within their elements; those that follow one another are one piece. */
export function foreignPieces(blocks: readonly MarkdownNode[]): MarkdownNode[][] {
  const ends = reaches(blocks);
  const pieces: MarkdownNode[][] = [];
  for (let first = 0; first < blocks.length; first += 1) {
    if (!isForeign(blocks[first] as MarkdownNode)) continue;
    let last = first;
    for (let index = first; index <= last; index += 1) {
      last = Math.max(last, ends[index] ?? last);
      const next = blocks[last + 1];
      if (index === last && next && isForeign(next)) last += 1;
    }
    pieces.push(blocks.slice(first, last + 1));
    first = last;
  }
  return pieces;
}
