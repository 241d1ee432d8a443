import { parse, stringify } from "yaml";
import type { ContentModel } from "../../gatsby-source-content/model";

/** A file format of Decap CMS. Source: https://decapcms.org/docs/custom-formatters/ */
export type CmsFormat = {
  fromFile: (text: string) => Record<string, unknown>;
  /** @param order names of the fields, in the order of the model */
  toFile: (data: Record<string, unknown>, order?: readonly string[]) => string;
};

type Data = Record<string, unknown>;

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))([\s\S]*)$/m;

/** Sorts fields in the order of the model. Unknown ones come last. */
function sortFields(data: Data, order: readonly string[]): Data {
  const place = (name: string): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return Object.fromEntries(Object.entries(data).sort(([a], [b]) => place(a) - place(b)));
}

/** Names of the fields of each kind of block, in the order of the model. */
type BlockOrders = ReadonlyMap<unknown, readonly string[]>;

const blockOrdersOf = ({ collections }: ContentModel): BlockOrders =>
  new Map(
    collections
      .flatMap(({ fields }) => fields)
      .flatMap((field) =>
        field.kind === "list" && field.of.kind === "block" ? field.of.blocks : [],
      )
      .map(({ type, fields }) => [type, ["type", ...fields.map(({ name }) => name)]]),
  );

/** Sorts the fields of the blocks of an entry in the order of the model. */
function sortBlocks(data: Data, orders: BlockOrders): Data {
  const sortItem = (item: unknown): unknown => {
    const order = isGroup(item) && orders.get(item.type);
    return order ? sortFields(item, order) : item;
  };
  const entries = Object.entries(data).map(
    ([name, value]) => [name, Array.isArray(value) ? value.map(sortItem) : value] as const,
  );
  return Object.fromEntries(entries);
}

const isGroup = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (isGroup(value) && Object.keys(value).length === 0);

/**
 * Removes empty fields and groups, at any depth: an empty field and an absent one mean the same.
 */
export function removeEmpty<Value>(value: Value): Value;
export function removeEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmpty);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, removeEmpty(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
}

const tidy = (data: Data, order: readonly string[]): Data => removeEmpty(sortFields(data, order));

/**
 * Front matter and text. Lines are not folded, so that a change of a word is a change of one line
 * and a file that is saved unchanged keeps every byte, which the CMS's own format does not.
 */
export const MARKDOWN_FORMAT: CmsFormat = {
  fromFile(text) {
    const [, matter = "", body = ""] = FRONT_MATTER.exec(text) ?? [undefined, "", text];
    const data = parse(matter) as unknown;
    if (data !== null && !isGroup(data)) throw new Error("Its front matter has no fields.");
    return { ...data, body };
  },
  toFile({ body = "", ...data }, order = []) {
    const matter = stringify(tidy(data, order), { lineWidth: 0 });
    const text = String(body);
    return `---\n${matter}---\n${text === "" || text.endsWith("\n") ? text : `${text}\n`}`;
  },
};

/** JSON with the fields in the order of the model, and a line break at its end. */
export const JSON_FORMAT: CmsFormat = {
  fromFile: (text) => JSON.parse(text) as Data,
  toFile: (data, order = []) => `${JSON.stringify(tidy(data, order), null, 2)}\n`,
};

/**
 * A format for the CMS, which gives the order of an entry's fields, but not that of a block's: its
 * maps keep no order once they have more than eight.
 */
export function withBlocksInOrder(format: CmsFormat, model: ContentModel): CmsFormat {
  const orders = blockOrdersOf(model);
  return { ...format, toFile: (data, order) => format.toFile(sortBlocks(data, orders), order) };
}
