import { blockPlaces } from "../content-model/collections/block-rules";
import { blockType } from "../content-model/projections/graphql-types";
import type { Field } from "../content-model/types";
import { fieldsOfGroup, isGroup } from "../content-model/walk";

type Values = Readonly<Record<string, unknown>>;

/** What a query would find beside the values of an entry. */
export type Site = {
  /** By collection, in their order; with the fields that blocks show. */
  entries: Readonly<Record<string, readonly { readonly slug: string }[]>>;
  picture: (path: string) => unknown;
  film: (path: string) => unknown;
};

function answerOf(field: Field, value: unknown, site: Site): unknown {
  if (field.kind === "list") {
    const items = Array.isArray(value) ? value : [];
    if (items.length === 0 && field.emptyMeansAll && field.of.kind === "reference")
      return site.entries[field.of.to] ?? [];
    return items.map((item) => answerOf(field.of, item, site)).filter((item) => item !== null);
  }
  const fields = fieldsOfGroup(field, value);
  if (fields) {
    const group = isGroup(value) ? value : {};
    return field.required === false && Object.keys(group).length === 0
      ? null
      : queried(fields, group, site);
  }
  if (value === undefined || value === null || value === "")
    return field.required === false ? null : "";
  if (field.kind === "reference")
    return site.entries[field.to]?.find(({ slug }) => slug === value) ?? null;
  if (field.kind === "picture") return site.picture(String(value));
  if (field.kind === "film") return site.film(String(value));
  return value;
}

/** The values of an entry, complete or not, as a query of all its fields would answer them. */
export function queried(
  fields: readonly Field[],
  values: Values,
  site: Site,
): Record<string, unknown> {
  const own = Object.fromEntries(
    fields.map((field) => [field.name, answerOf(field, values[field.name], site)]),
  );
  if (!Array.isArray(own.blocks)) return own;
  const blocks = own.blocks.map((block) => ({ ...block, __typename: blockType(block.type) }));
  return { ...own, blocks, places: blockPlaces(values) };
}
