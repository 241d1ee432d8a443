import type TurndownService from "turndown";

/** Replaces line breaks and runs of blanks by one blank. */
export const oneLine = (words: string): string => words.replace(/\\?\s*\n\s*|\s+/g, " ").trim();

const children = (node: Node): Element[] => Array.from((node as Element).children ?? []);

/** The table a node belongs to, not one around that. */
const tableOf = ({ parentNode }: Node) => (parentNode as Element).closest("table");

const DELIMITERS: Record<string, string> = { left: ":---", center: ":---:", right: "---:" };

/** The line below the heading, with the alignment of its cells. */
function delimiterRow(row: Element): string {
  const cells = children(row).map((cell) => DELIMITERS[cell.getAttribute("align") ?? ""] ?? "---");
  return `| ${cells.join(" | ")} |\n`;
}

const BLOCKS = "p, div, ul, ol, dl, table, blockquote, pre, hr, h1, h2, h3, h4, h5, h6";

/** The tag of an element with its attributes. */
const openingTag = (element: Element): string =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/.*$/s, "");

/** What a cell of Markdown cannot hold: blocks, unless one is all of it, or more than its place. */
function isFlattened(cell: Element): boolean {
  const blocks = Array.from(cell.querySelectorAll(BLOCKS));
  const isOnly = (block: Element | undefined) =>
    /^(?:P|DIV)$/.test(block?.nodeName ?? "") &&
    block?.textContent?.trim() === cell.textContent?.trim();
  const isWide = ["colspan", "rowspan"].some((name) => !/^1?$/.test(cell.getAttribute(name) ?? ""));
  return isWide || !blocks.every(isOnly);
}

/** Whether all cells of a row are headings. Those that a wider cell has left are empty. */
const isHeading = (row: Element): boolean =>
  row.parentNode?.nodeName === "THEAD" ||
  children(row).every((cell) => cell.nodeName === "TH" || !cell.textContent?.trim());

/**
 * Adds rules for tables, which are written as GitHub does: one line a row, the first the heading. All
 * rows have the same number of cells. A table within a table becomes its words.
 * @param flattened list to which the tags of cells with more than words are added
 * @param options `isPart`: a table without headings gets a row of empty ones, not its first row
 */
export function addTables(
  service: TurndownService,
  words: (text: string) => string,
  flattened: string[],
  { isPart = false },
): void {
  const tablesWithHeading = new WeakSet<Element>();
  service.addRule("cellBreak", {
    filter: (node) => node.nodeName === "BR" && node.closest("td, th") !== null,
    replacement: () => "<br>",
  });
  service.addRule("cell", {
    filter: ["td", "th"],
    replacement: (content, node) => {
      const cell = node as Element;
      if (isFlattened(cell)) flattened.push(openingTag(cell));
      const text = oneLine(content).replace(/(?<!\\)\|/g, "\\|");
      const table = tableOf(cell.parentNode as Node);
      const isRowHeading = cell.nodeName === "TH" && table && tablesWithHeading.has(table);
      return isRowHeading && text ? ` **${text}** |` : ` ${text} |`;
    },
  });
  service.addRule("row", {
    filter: "tr",
    replacement: (content, node) => {
      const table = tableOf(node);
      if (!table) return content;
      const row = node as Element;
      const line = `|${content.trimEnd()}`;
      if (tablesWithHeading.has(table)) return `${line}\n`;
      tablesWithHeading.add(table);
      if (!isPart || isHeading(row)) return `${line}\n${delimiterRow(row)}`;
      return `|${"  |".repeat(children(row).length)}\n${delimiterRow(row)}${line}\n`;
    },
  });
  service.addRule("rowGroup", {
    filter: ["thead", "tbody", "tfoot"],
    replacement: (content) => content,
  });
  service.addRule("table", {
    filter: "table",
    replacement: (content, node) => {
      const cells = (node as Element).querySelectorAll("td, th");
      if (tableOf(node))
        return words(oneLine(Array.from(cells, (cell) => cell.textContent).join(" ")));
      const caption = oneLine((node as Element).querySelector("caption")?.textContent ?? "");
      const lines = content.split("\n").filter((line) => line.trim() !== "");
      return lines.length
        ? `\n\n${caption ? `*${words(caption)}*\n\n` : ""}${lines.join("\n")}\n\n`
        : "";
    },
  });
}
