import type { Field, FieldOf } from "../../plugins/gatsby-source-content/model";
import { blockType, fieldsOfGroup, isGroup } from "../../plugins/gatsby-source-content/model";
import { blockPlaces } from "../content-model/collections/block-places";
import { countriesOf } from "../content-model/collections/positions";

type Values = Readonly<Record<string, unknown>>;

/** Sources of values that are not in the entry itself. */
export type QuerySources = {
  /** Entries by collection, in their order, with the fields that blocks show. */
  entries: Readonly<Record<string, readonly { readonly slug: string }[]>>;
  picture: (path: string) => unknown;
  film: (path: string) => unknown;
  /** A Markdown text that stands in a field, as `Reading` shows it. */
  text: (markdown: string) => unknown;
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The result for a field without a value. A page can show an empty text where null is an error. */
function emptyResult(field: Field): unknown {
  if ("default" in field && field.default !== undefined) return field.default;
  return field.required === false ? null : "";
}

function listResult(field: FieldOf<"list">, value: unknown, sources: QuerySources): unknown[] {
  const { of: itemField, emptyMeansAll } = field;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isOfReferences = itemField.kind === "reference";
  if (isOfReferences && emptyMeansAll && items.length === 0)
    return [...(sources.entries[itemField.to] ?? [])];
  const uniqueItems = isOfReferences ? [...new Set(items)] : items;
  return uniqueItems
    .map((item) => fieldResult(itemField, item, sources))
    .filter((item) => item !== null);
}

function groupResult(
  fields: readonly Field[],
  value: unknown,
  isRequired: boolean,
  sources: QuerySources,
): Values | null {
  const group = isGroup(value) ? value : {};
  if (!isRequired && Object.keys(group).length === 0) return null;
  return queryResult(fields, group, sources);
}

function fieldResult(field: Field, value: unknown, sources: QuerySources): unknown {
  if (field.kind === "list") return listResult(field, value, sources);
  const fields = fieldsOfGroup(field, value);
  if (fields) return groupResult(fields, value, field.required !== false, sources);
  if (isEmpty(value)) return emptyResult(field);
  if (field.kind === "picture") return sources.picture(String(value));
  if (field.kind === "film") return sources.film(String(value));
  if (field.kind === "prose") return sources.text(String(value));
  if (field.kind !== "reference") return value;
  return sources.entries[field.to]?.find(({ slug }) => slug === value) ?? null;
}

/**
 * The result of a GraphQL query for all fields of an entry, computed from its values, complete or
 * not: previews show what is not saved yet. `query-result.test.ts` compares it with the schema.
 */
export function queryResult(
  fields: readonly Field[],
  values: Values,
  sources: QuerySources,
): Record<string, unknown> {
  const result = Object.fromEntries(
    fields.map((field) => [field.name, fieldResult(field, values[field.name], sources)]),
  );
  if (Array.isArray(result.remoteFrom))
    return { ...result, countries: countriesOf(result.remoteFrom) };
  if (!Array.isArray(result.blocks)) return result;
  const blocks = result.blocks.map((block) => ({ ...block, __typename: blockType(block.type) }));
  const places = blockPlaces(result).map((place) => ({ cut: null, ...place }));
  return { ...result, blocks, places };
}
