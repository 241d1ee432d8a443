import { emptyValue, hasDrafts } from "./drafts";
import { type Collection, type ContentModel, type Field, isOrdered } from "./types";

/** Fields every entry has besides the declared ones, whatever its collection. */
const COMMON_FIELDS = [
  "slug: String!",
  '"""Root-relative address of the entry\'s page; null where it has none."""',
  "route: String",
  '"""The file the entry was read from, relative to the content folder."""',
  "sourcePath: String!",
  '"""published, draft, scheduled or closed; only published entries exist in a production build."""',
  "visibility: String!",
  '"""How many words its Markdown has for readers, code left out; null where it has none."""',
  "words: Int",
];

export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The union of all blocks. */
export const BLOCK_UNION = "Block";
/** The GraphQL type of a block: `ServicesBlock`. */
export const blockType = (type: string): string => `${pascalCase(type)}Block`;

/** The place among the entries of its collection, from 0. */
const ORDER_FIELD = "order: Int!";

/** `hasDrafts`: whether the type is that of entries that can be drafts, or of a part of them. */
type Context = { model: readonly Collection[]; hasDrafts: boolean };

/** The context of a type that several collections may share. */
const sharedContext = ({ model }: Context): Context => ({
  model,
  hasDrafts: model.some(hasDrafts),
});

/** The pages that have ended; `to`: where the address leads now, null where nowhere. */
const ENDED_FIELD = "ended: [EndedPage!]!";
const ENDED_TYPE = "type EndedPage @dontInfer {\n  from: String!\n  to: String\n}";

type Projection = { type: string; directive: string; nested: string[] };

/**
 * A picture for dense screens is not a field of its own: it feeds the files of the picture beside
 * it.
 */
const isShown = (field: Field): boolean => !(field.kind === "picture" && field.denseOf);

function denseArgument({ name }: Field, group: readonly Field[]): string {
  const dense = group.find((other) => other.kind === "picture" && other.denseOf === name);
  return dense ? `, dense: "${dense.name}"` : "";
}

/**
 * The GraphQL type of one field's value and the definitions of the object types it needs.
 * @param group the fields it stands among
 */
function project(
  field: Field,
  owner: string,
  context: Context,
  group: readonly Field[],
): Projection {
  const leaf = (type: string, directive = ""): Projection => ({ type, directive, nested: [] });
  switch (field.kind) {
    case "date":
      return leaf("Date", " @dateformat");
    case "boolean":
      return leaf("Boolean");
    case "number":
      return leaf(field.integer ? "Int" : "Float");
    case "film":
      return leaf("Film", " @film");
    case "picture":
      return leaf("Picture", ` @picture(slot: "${field.slot}"${denseArgument(field, group)})`);
    case "markdown":
    case "prose":
      return leaf("MarkdownRemark", " @contentBody");
    case "reference": {
      const target = context.model.find((collection) => collection.name === field.to);
      if (!target)
        throw new Error(
          `Content model: ${owner}.${field.name} refers to the unknown collection "${field.to}"`,
        );
      return leaf(target.type, " @link");
    }
    case "list": {
      const item = project({ ...field.of, name: field.name } as Field, owner, context, []);
      return { ...item, type: `[${item.type}!]` };
    }
    case "block": {
      const nested = field.blocks.flatMap(({ type, fields }) =>
        objectType(blockType(type), "", [], fields, sharedContext(context)),
      );
      return { type: BLOCK_UNION, directive: "", nested };
    }
    case "object": {
      const type = field.type ?? `${owner}${pascalCase(field.name)}`;
      const inner = field.type ? sharedContext(context) : context;
      return { type, directive: "", nested: objectType(type, "", [], field.fields, inner) };
    }
    default:
      return leaf("String");
  }
}

function objectType(
  type: string,
  implementing: string,
  leading: readonly string[],
  fields: readonly Field[],
  context: Context,
): string[] {
  const nested: string[] = [];
  const lines = fields.filter(isShown).map((field) => {
    const projection = project(field, type, context, fields);
    nested.push(...projection.nested);
    const present = isAlwaysPresent(field, context) ? "!" : "";
    return `${field.name}: ${projection.type}${present}${projection.directive}`;
  });
  const body = [...leading, ...lines].map((line) => `  ${line}`).join("\n");
  return [`type ${type}${implementing} @dontInfer {\n${body}\n}`, ...nested];
}

/**
 * True when a validated entry has a value here: the field is required, and drafts have at least an
 * empty value; or it has a default, or is a list (then empty).
 */
function isAlwaysPresent(field: Field, { hasDrafts }: Context): boolean {
  const isInDraft = field.requiredInDraft || emptyValue(field) !== undefined;
  return (
    (field.required !== false && (!hasDrafts || isInDraft)) ||
    ("default" in field && field.default !== undefined) ||
    field.kind === "list"
  );
}

/**
 * Projects a content model to GraphQL type definitions: one node type a collection, every field
 * explicit, non-null exactly where a validated entry is certain to have a value.
 * @returns SDL for Gatsby's `createTypes`; it uses `@contentBody`, `@picture`, `@film`, `Picture`,
 * `Film` and the union `Block`, which the plugin declares
 * @throws Error when a reference names a collection that does not exist
 */
export function graphqlTypes(model: ContentModel): string {
  const types = model.collections.flatMap((collection) => {
    const { type, fields, computed } = collection;
    const leading = [
      ...COMMON_FIELDS,
      ...Object.entries(computed?.fields ?? {}).map(([name, sdl]) => `${name}: ${sdl}`),
      ...(isOrdered(model, collection) ? [ORDER_FIELD] : []),
      ...(collection.name === model.redirects ? [ENDED_FIELD] : []),
    ];
    const context = { model: model.collections, hasDrafts: hasDrafts(collection) };
    return objectType(type, " implements Node", leading, fields, context);
  });
  const computed = model.collections.flatMap(({ computed }) => computed?.types ?? []);
  const ended = model.redirects === undefined ? [] : [ENDED_TYPE];
  // A type that several collections share is declared once.
  return [...new Set([...types, ...computed, ...ended])].join("\n\n");
}
