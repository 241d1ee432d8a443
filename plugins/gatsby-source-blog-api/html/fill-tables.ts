import { DomUtils } from "htmlparser2";
import { type Element, elementsIn, type Nodes, newElement } from "./elements";

/** More cannot be read on any screen. */
const MAX_COLUMNS = 100;
const MAX_CELLS = 50_000;

const emptyCell = (): Element => newElement("td");

/** The number of columns or rows that a cell takes. HTML's 0 means all rows that are left. */
const spanOf = ({ attribs }: Element, name: "colspan" | "rowspan"): number =>
  name === "rowspan" && attribs.rowspan === "0"
    ? Number.POSITIVE_INFINITY
    : Math.max(Number.parseInt(attribs[name] ?? "1", 10) || 1, 1);

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (child): child is Element => "name" in child && /^t[dh]$/.test(String(child.name)),
  );

/** Rows of a table, and not of one in its cells. */
function rowsOf(table: Element): Element[] {
  return elementsIn(table.children, "tr").filter((row) => {
    let { parent } = row;
    while (parent && !("name" in parent && parent.name === "table")) parent = parent.parent;
    return parent === table;
  });
}

/**
 * Puts empty cells where those of a row, or of rows above it, take more than one column.
 * @param left for each column, the number of rows that a cell above still takes
 * @returns the number of cells of the row
 */
function fillSpans(row: Element, left: number[]): number {
  let column = 0;
  const fillTaken = (place: (cell: Element) => void) => {
    for (; (left[column] ?? 0) > 0; column += 1) {
      left[column] = (left[column] ?? 0) - 1;
      place(emptyCell());
    }
  };
  for (const cell of cellsOf(row)) {
    fillTaken((empty) => DomUtils.prepend(cell, empty));
    const columns = Math.min(spanOf(cell, "colspan"), MAX_COLUMNS);
    for (let extra = 1; extra < columns; extra += 1) DomUtils.append(cell, emptyCell());
    left.splice(column, columns, ...Array(columns).fill(spanOf(cell, "rowspan") - 1));
    column += columns;
    if (column > MAX_COLUMNS)
      throw new RangeError(`has a table of more than ${MAX_COLUMNS} columns`);
  }
  fillTaken((empty) => DomUtils.appendChild(row, empty));
  return column;
}

/**
 * Gives all rows of each table the same number of cells, with empty ones where a cell is wider or
 * higher, or missing: Markdown has neither.
 * @throws RangeError when a table has too many columns or cells
 */
export function fillTables(document: Nodes): void {
  for (const table of elementsIn(document, "table")) {
    const rows = rowsOf(table);
    const left: number[] = [];
    let columns = 0;
    const widths = rows.map((row, index) => {
      const width = fillSpans(row, left);
      columns = Math.max(columns, width);
      if (columns * (index + 1) > MAX_CELLS)
        throw new RangeError(`has a table of more than ${MAX_CELLS} cells`);
      return width;
    });
    for (const [index, row] of rows.entries())
      for (let cell = widths[index] ?? 0; cell < columns; cell += 1)
        DomUtils.appendChild(row, emptyCell());
  }
}
