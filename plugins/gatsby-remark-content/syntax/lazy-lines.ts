import table from "micromark-extension-gfm-table";
import type { Processor } from "unified";

/**
 * A plugin of remark, after remark-gfm: a paragraph of a list item or quotation goes on in a line
 * without their mark, as CommonMark has it. remark-gfm alone ends list and quotation there: it takes
 * the first line of each paragraph for what may become a table, and does not say that such a table
 * may have lazy lines.
 */
export function lazyLines(this: Processor): void {
  const extensions = (this.data("micromarkExtensions") as object[] | undefined) ?? [];
  const flow = { null: { ...table.flow.null, lazy: true } };
  this.data("micromarkExtensions", [...extensions, { flow }]);
}
