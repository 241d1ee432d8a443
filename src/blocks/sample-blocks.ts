import { BLOCKS } from "../content-model/collections/blocks";
import { pages } from "../content-model/collections/texts";
import { placeholders } from "../content-model/placeholders";
import type { Field } from "../content-model/types";
import type { BlockPageData } from "./block-page";
import { queried, type Site } from "./queried";

/** The entries that blocks may show, by collection. */
export const entriesOf = (data: Queries.BlockCatalogueQuery): Site["entries"] => {
  const { services, works, industries, clients, numbers, team, steps } = data;
  const nodes = { services, works, industries, clients, numbers, team, "design-process": steps };
  return Object.fromEntries(Object.entries(nodes).map(([name, list]) => [name, list.nodes]));
};

const WORDS = "A line of words";

/** A page with each block once. */
export function sampleBlocks(data: Queries.BlockCatalogueQuery): BlockPageData["textPage"] {
  const entries = entriesOf(data);
  const first = (collection: string): string => entries[collection]?.[0]?.slug ?? "";
  const fill = {
    text: ({ label, maxLength = WORDS.length }: { label: string; maxLength?: number }) =>
      `${label}: ${WORDS}`.slice(0, maxLength),
    date: () => "2026-01-01",
    picture: () => "sample",
    reference: first,
  };
  // Sections of one page have different names.
  const titled = (fields: readonly Field[], title: string) =>
    fields.some(({ name }) => name === "title") ? { title } : {};
  const blocks = BLOCKS.map(({ type, label, fields }) => ({
    type,
    ...placeholders(fields, fill),
    ...titled(fields, label),
  }));
  const text = "<h2>A heading</h2><p>The text of the page, which is written below its blocks.</p>";
  const site = { entries, picture: () => data.works.nodes[0]?.picture, film: () => null };
  const page = queried(pages.fields, { title: "Blocks", blocks }, site);
  return {
    ...page,
    visibility: "published",
    body: { headings: [], html: text },
  } as unknown as BlockPageData["textPage"];
}
