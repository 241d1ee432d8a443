import {
  applyEdits,
  type Edit,
  endOf,
  findAll,
  type MarkdownNode,
  parseMarkdown,
} from "../../../plugins/gatsby-remark-content/syntax";

/** Gives short rows of tables the empty cells that GitHub's dialect shows there. */
export function fillRows(text: string): string {
  const edits = findAll(parseMarkdown(text), "table").flatMap(({ children: rows = [] }) => {
    const columns = rows[0]?.children?.length ?? 0;
    return rows.flatMap((row: MarkdownNode): Edit[] => {
      const missing = columns - (row.children?.length ?? 0);
      const end = endOf(row);
      const source = text.slice(row.position?.start.offset, end);
      // A line without a bar is perhaps not of the table.
      if (missing <= 0 || !source.includes("|")) return [];
      const edge = /\|\s*$/.test(source) ? "" : " |";
      return [{ start: end, end, text: edge + "  |".repeat(missing) }];
    });
  });
  return applyEdits(text, edits);
}
