import type { Collection, Field } from "./types";
import { fieldsOfGroup, isGroup } from "./walk";

/** The field that makes an entry a draft, a boolean. */
export const DRAFT_FIELD = "draft";

/** Whether entries of a collection can be drafts. */
export const hasDrafts = ({ fields }: Pick<Collection, "fields">): boolean =>
  fields.some(({ name }) => name === DRAFT_FIELD);

/** The value that a draft gets for a field that it lacks; undefined where a kind has no empty one. */
export function emptyValue({ kind }: Field): unknown {
  switch (kind) {
    case "string":
    case "text":
    case "link":
    case "select":
    case "markdown":
    case "prose":
      return "";
    case "list":
      return [];
    case "object":
      return {};
    default:
      return undefined;
  }
}

/**
 * A copy of a draft with an empty value for each required field that it lacks, so that pages can
 * show it. Fields of kinds without an empty value stay absent: they are nullable in GraphQL.
 */
export const completeDraft = (
  fields: readonly Field[],
  values: Record<string, unknown>,
): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== "markdown")
      .map((field) => [field.name, completeValue(field, values[field.name])])
      .filter(([, value]) => value !== undefined),
  ),
});

function completeValue(field: Field, value: unknown): unknown {
  const given = value ?? (field.required === false ? undefined : emptyValue(field));
  if (field.kind === "list" && Array.isArray(given))
    return given.map((item) => completeValue(field.of, item));
  const fields = fieldsOfGroup(field, given);
  return fields && isGroup(given) ? completeDraft(fields, given) : given;
}
