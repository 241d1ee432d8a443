import type { Field } from "../../plugins/gatsby-source-content/model";
import { placeholders } from "../../plugins/gatsby-source-content/model";
import { BLOCKS } from "../content-model/collections/blocks";
import { pages } from "../content-model/collections/texts";
import type { BlockPageData } from "./block-page";
import { type QuerySources, queryResult } from "./query-result";

/** Collects the entries that blocks may show, by collection, which the query names in camel case. */
export const entriesOf = (data: Queries.BlockCatalogueQuery): QuerySources["entries"] =>
  Object.fromEntries(
    Object.entries(data).map(([name, { nodes }]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      nodes,
    ]),
  );

const SAMPLE_TEXT = "A line of words";

/** Makes a page with a sample of each type of block. */
export function sampleBlocks(data: Queries.BlockCatalogueQuery): BlockPageData["textPage"] {
  const entries = entriesOf(data);
  const first = (collection: string): string => entries[collection]?.[0]?.slug ?? "";
  const fill = {
    text: ({ label, maxLength = SAMPLE_TEXT.length }: { label: string; maxLength?: number }) =>
      `${label}: ${SAMPLE_TEXT}`.slice(0, maxLength),
    date: () => "2026-01-01",
    picture: () => "sample",
    reference: first,
  };
  const hasTitle = (fields: readonly Field[]) => fields.some(({ name }) => name === "title");
  const blocks = BLOCKS.map(({ type, label, fields }) => ({
    type,
    ...placeholders(fields, fill),
    // The sections of a page need different accessible names.
    ...(hasTitle(fields) && { title: label }),
  }));
  const sentence = "A text in a narrow column, as long as it has to be, with pictures and tables. ";
  const html = `<h2>A heading</h2><p>${sentence.repeat(3)}</p><p>${sentence.repeat(2)}</p>`;
  const site = {
    entries,
    picture: () => data.works.nodes[0]?.picture,
    film: () => null,
    text: () => ({ headings: [], html }),
  };
  const page = queryResult(pages.fields, { title: "Blocks", blocks }, site);
  return { ...page, visibility: "published" } as unknown as BlockPageData["textPage"];
}
