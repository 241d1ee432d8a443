import type {
  Collection,
  ContentModel,
  Field,
  FieldOf,
  StringFormat,
} from "../../gatsby-source-content/model";
import {
  DRAFT_FIELD,
  FORMATS,
  getSlot,
  MAX_UPLOAD_BYTES,
  SOURCE_DENSITY,
} from "../../gatsby-source-content/model";

/** One field of Decap CMS's configuration. Source: https://decapcms.org/docs/widgets/ */
export type CmsField = { name: string; label: string; widget: string; [option: string]: unknown };

/** The collection of Decap CMS that has a file for each singleton and each ordered list. */
export const SETTINGS_COLLECTION = "settings";

const ITEMS = "items";
const SLUG_PATTERN = [
  "^[a-z0-9]+(-[a-z0-9]+)*$",
  "Small letters, digits and hyphens, such as product-design",
];

/** The switch that lists what a draft lacks: see `browser/draft-switch.ts`. */
export const DRAFT_WIDGET = "draft";

/** An address that is typed, or chosen among those of the site: see `browser/links.ts`. */
export const LINK_WIDGET = "link";

/** A list of blocks of several kinds: see `block-list.ts`. */
export const BLOCKS_WIDGET = "blocks";

/** Step of numbers that are not whole: fine enough for a longitude to the decimetre. */
const FINE_STEP = 0.000001;

type Widget = { widget: string; [option: string]: unknown };
type TextRules = { minLength?: number; maxLength?: number; format?: StringFormat };

/** Options of a picture or file: it is chosen among those beside the entry, or uploaded there. */
export const CHOSEN_FILE = {
  choose_url: false,
  media_library: { config: { max_file_size: MAX_UPLOAD_BYTES } },
};

/**
 * The rules of a text as one regular expression with its message. An empty optional field is not
 * tested. `max_length` is for the count of characters.
 */
function textRules({ minLength = 0, maxLength, format }: TextRules): {
  pattern?: [string, string];
  max_length?: number;
} {
  if (minLength === 0 && maxLength === undefined && !format) return {};
  const length =
    minLength === 0 && maxLength === undefined
      ? ""
      : `(?=[\\s\\S]{${minLength},${maxLength ?? ""}}$)`;
  const formatRules = format ? FORMATS[format] : undefined;
  const amount =
    minLength > 0 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
  const message = [formatRules?.fix, length && amount].filter(Boolean).join("; ");
  return {
    pattern: [`^${length}${formatRules?.pattern ?? "[\\s\\S]*"}$`, message],
    ...(maxLength !== undefined && { max_length: maxLength }),
  };
}

/** The field of an entry that names it for editors. */
export const titleField = ({ fields }: Collection): string =>
  fields.find(({ name }) => name === "title" || name === "name" || name === "headline")?.name ??
  "id";

/** `hasDrafts`: whether the fields are those of an entry that can be a draft. */
type Context = ContentModel & { hasDrafts?: boolean };

/** Whether a draft may lack a field that is required to publish the entry. */
const mayWait = (field: Field, { hasDrafts = false }: Context): boolean =>
  hasDrafts && field.required !== false && !field.requiredInDraft && !hasDefault(field);

const hasDefault = (field: Field): boolean => "default" in field && field.default !== undefined;

/** Whether the form itself asks for a field. It does not know of drafts: see `checkBeforeSave`. */
const isAsked = (field: Field, context: Context): boolean =>
  field.required !== false && !mayWait(field, context);

/** A choice of entries of another collection, saved by slug; items of an ordered list by `id`. */
function relation(to: string, model: ContentModel): Widget {
  const target = model.collections.find(({ name }) => name === to);
  if (!target) throw new Error(`Content model: no collection is called "${to}"`);
  const isList = target.format === "list";
  const names = [isList ? `${ITEMS}.*.${titleField(target)}` : titleField(target)];
  const entries = isList
    ? { collection: SETTINGS_COLLECTION, file: target.name, value_field: `${ITEMS}.*.id` }
    : { collection: target.name, value_field: "{{slug}}", options_length: 100 };
  return { widget: "relation", ...entries, search_fields: names, display_fields: names };
}

const limitsOf = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** Names of the fields that no two blocks share, such as anchors. */
const uniqueFields = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) =>
    field.kind === "string" && field.format === "anchor" ? field.name : [],
  );

/** The kinds of blocks of a list. Groups in them are open: they are short, and there to be filled. */
function blocksWidget({ label, blocks }: FieldOf<"block">, model: Context): Widget {
  const types = blocks.map(({ type, label, hint, once, first, fields }) => ({
    name: type,
    label,
    hint,
    once,
    first,
    unique: uniqueFields(fields),
    widget: "object",
    fields: cmsFields(fields, model).map((field) =>
      field.widget === "object" ? { ...field, collapsed: false } : field,
    ),
  }));
  return { widget: BLOCKS_WIDGET, label_singular: label, types };
}

function listWidget(field: FieldOf<"list">, model: Context): Widget {
  const { of } = field;
  const limits = limitsOf({ ...field, ...(mayWait(field, model) && { min: undefined }) });
  if (of.kind === "reference") return { ...relation(of.to, model), multiple: true, ...limits };
  // Else a new entry would begin with an item that has to be filled in.
  const emptyByDefault = isAsked(field, model) ? {} : { default: [] };
  if (of.kind === "block") return { ...blocksWidget(of, model), ...emptyByDefault };
  const shape =
    of.kind === "object" ? { fields: cmsFields(of.fields, model) } : { field: cmsField(of, model) };
  // Closed, an item without a group shows only what all items are called.
  const collapsed = of.kind === "object";
  return {
    widget: "list",
    label_singular: of.label,
    collapsed,
    allow_add: true,
    ...emptyByDefault,
    ...shape,
    ...limits,
  };
}

function widgetOf(field: Field, model: Context): Widget {
  switch (field.kind) {
    case "string":
    case "text":
      return { widget: field.kind, ...textRules(field) };
    case "link":
      return { widget: LINK_WIDGET };
    case "markdown":
    case "prose":
      return { widget: "markdown", modes: ["rich_text", "raw"] };
    case "date": {
      const initial = field.required === false ? "" : "{{now}}";
      const format = { format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false };
      return { widget: "datetime", ...format, picker_utc: false, default: initial };
    }
    case "boolean":
      return { widget: "boolean" };
    case "number": {
      const [value_type, step] = field.integer ? ["int", 1] : ["float", FINE_STEP];
      return { widget: "number", value_type, step, ...limitsOf(field) };
    }
    case "color":
      return {
        widget: "color",
        allowInput: true,
        pattern: ["^#[0-9a-fA-F]{6}$", "Six digits, such as #ffd000"],
      };
    case "film":
      return { widget: "file", ...CHOSEN_FILE };
    case "picture":
      return { widget: "image", ...CHOSEN_FILE };
    case "select":
      return { widget: "select", options: field.options };
    case "reference":
      return relation(field.to, model);
    case "list":
      return listWidget(field, model);
    case "block":
      throw new Error("Content model: a block stands in a list");
    case "object": {
      // The CMS has no groups that may be left out: it would ask for the fields of an empty one.
      const isOptional = field.required === false;
      const fields = isOptional
        ? field.fields.map((inner) => inOptionalGroup(inner, field.label))
        : field.fields;
      return { widget: "object", collapsed: true, fields: cmsFields(fields, model) };
    }
  }
}

/** A field that is needed only once a group, or a picture beside it, of this label is filled in. */
const neededWith = (field: Field, label: string): Field => ({
  ...field,
  required: false,
  hint: neededHint(`if “${label}” is filled in`, field.hint),
});

/** A field of a group that is filled in as a whole or not at all. */
const inOptionalGroup = (field: Field, label: string): Field =>
  field.required === false ? field : neededWith(field, label);

/**
 * The hint of a field that the CMS does not ask for, although it is not optional. `page.css` takes
 * "(optional)" off the label of a field whose hint begins with bold words.
 */
const neededHint = (when: string, hint = ""): string => `**Needed ${when}.** ${hint}`.trimEnd();

function hintOf(field: Field, model: Context): string | undefined {
  const hint = fieldHint(field, model);
  return mayWait(field, model) ? neededHint("before publishing", hint) : hint;
}

/** The end of a picture's hint, which an upload is compared with. */
const sizeHint = (width: number, height: number): string => `At least ${width} x ${height} pixels.`;
export const SIZE_HINT = /At least (\d+) x (\d+) pixels\./;

/** The hint of a field; that of a picture adds the size that its place needs. */
function fieldHint(field: Field, model: ContentModel): string | undefined {
  if (field.kind !== "picture") return field.hint;
  const { width, height, inText } = getSlot(model, field.slot);
  if (inText) return field.hint;
  const size = sizeHint(width * SOURCE_DENSITY, height * SOURCE_DENSITY);
  return `${field.hint ?? ""} ${size}`.trimStart();
}

function cmsField(field: Field, model: Context): CmsField {
  const { name, label } = field;
  if (field.hidden) return { name, label, widget: "hidden", required: false };
  const fallback = "default" in field && hasDefault(field) ? { default: field.default } : {};
  return {
    // Both the CMS and the file call the text below the front matter `body`.
    name: field.kind === "markdown" ? "body" : name,
    label,
    hint: hintOf(field, model),
    required: isAsked(field, model),
    ...fallback,
    ...widgetOf(field, model),
    ...(name === DRAFT_FIELD && { widget: DRAFT_WIDGET }),
  };
}

/** Projects fields of the content model to the fields of Decap CMS. */
export function cmsFields(fields: readonly Field[], model: Context): CmsField[] {
  const needing = new Map(
    fields.flatMap((field) =>
      field.kind === "picture" && field.needs ? [[field.needs, field.label] as const] : [],
    ),
  );
  return fields.map((field) => {
    const label = needing.get(field.name);
    return cmsField(label === undefined ? field : neededWith(field, label), model);
  });
}

/** The fields of a file that is an ordered list: the items, each with an `id` of its own. */
export function listFileFields({ fields, label }: Collection, model: ContentModel): CmsField[] {
  const id: CmsField = {
    name: "id",
    label: "Id",
    hint: "The name by which other entries refer to it. Choose it once.",
    widget: "string",
    pattern: SLUG_PATTERN,
  };
  const items = { name: ITEMS, label, label_singular: "Item", widget: "list", collapsed: true };
  return [
    {
      ...items,
      hint: "Shown in this order. Drag to sort.",
      fields: [id, ...cmsFields(fields, model)],
    },
  ];
}
