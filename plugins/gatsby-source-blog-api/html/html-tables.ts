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

/**
 * Adds rules for tables, which are written as GitHub does: one line a row, the first the heading. All
 * rows have the same number of cells. A table within a table becomes its words.
 */
export function addTables(service: TurndownService, words: (text: string) => string): void {
  const tablesWithHeading = new WeakSet<Element>();
  service.addRule("cell", {
    filter: ["td", "th"],
    replacement: (content) => ` ${oneLine(content).replace(/(?<!\\)\|/g, "\\|")} |`,
  });
  service.addRule("row", {
    filter: "tr",
    replacement: (content, node) => {
      const table = tableOf(node);
      if (!table) return content;
      const line = `|${content.trimEnd()}`;
      if (tablesWithHeading.has(table)) return `${line}\n`;
      tablesWithHeading.add(table);
      return `${line}\n${delimiterRow(node as Element)}`;
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
