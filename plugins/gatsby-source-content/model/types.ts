import type { FieldFinding } from "./problem";

/** The vocabulary in which a content model is declared. */

/** Named formats a `string` may have to follow; the checks stand in `formats.ts`. */
export type StringFormat =
  | "anchor"
  | "host"
  | "hosts"
  | "stored-name"
  | "email"
  | "phone"
  | "time-zone"
  | "origin"
  | "path"
  | "country"
  | "currency";

type Option = { value: string; label: string };

type Common = {
  /** Key in the file and in GraphQL; camelCase. */
  name: string;
  /** Heading of the field in its form. */
  label: string;
  /** One sentence of help for the editor. */
  hint?: string;
  /** Required unless `false`. Optional fields may be left out, empty (`""`) or `null`. */
  required?: boolean;
  /** Whether a draft needs it, too: its preview cannot show that the value is missing. */
  requiredInDraft?: boolean;
  /** Anchor of the section of a page that these words head; see `page-sections.ts`. */
  section?: string;
  /** Whether its form keeps the value and does not show it. */
  hidden?: boolean;
};

export type Field = Common &
  (
    | {
        kind: "string";
        minLength?: number;
        maxLength?: number;
        format?: StringFormat;
        default?: string;
        /** The field beside this one whose text must contain this one's. */
        partOf?: string;
        /** About as many characters as search results show of it; a longer text is a warning. */
        searchLength?: number;
      }
    /** `searchLength`: see `string`. */
    | { kind: "text"; maxLength?: number; searchLength?: number }
    /** Markdown below the front matter; a collection has at most one. */
    | { kind: "markdown" }
    /** Markdown in the field itself, such as that of a block. */
    | { kind: "prose" }
    | {
        kind: "date";
        /**
         * Makes it the day of the last change: the date beside it that it must not precede.
         * Breaking this is a warning.
         */
        notBefore?: string;
        /**
         * Makes it the day of the last change of a text that must stay true: after this many years
         * a warning asks to read it again.
         */
        reviewYears?: number;
      }
    | { kind: "boolean"; default: boolean }
    | { kind: "number"; min?: number; max?: number; integer?: boolean; default?: number }
    | { kind: "color" }
    /**
     * `needs`: the optional field beside this one that is required when there is a picture.
     * `denseOf`: the picture beside this one whose files for dense screens are made of this one.
     */
    | { kind: "picture"; slot: string; needs?: string; denseOf?: string }
    /** A film; the picture field beside it shows a frame of it. */
    | { kind: "film" }
    /** `anchor`: the field beside this one that holds the address's part after `#`. */
    | { kind: "link"; anchor?: string }
    | { kind: "select"; options: readonly Option[]; default?: string }
    | { kind: "reference"; to: string }
    /**
     * `emptyMeansAll`: a list of references without an item stands for all entries, in their order.
     * `isMenu`: a list of groups with a link omits those that lead to an unpublished entry.
     */
    | {
        kind: "list";
        of: Field;
        min?: number;
        max?: number;
        emptyMeansAll?: boolean;
        isMenu?: boolean;
      }
    /**
     * `type`: name of the GraphQL type, for groups of several collections that have the same
     * fields; without it each has a type of its own.
     */
    | { kind: "object"; fields: readonly Field[]; type?: string }
    /** An item of a list: a group of one of several kinds, which its `type` names. */
    | { kind: "block"; blocks: readonly Block[] }
  );

/** One kind of item of a list of groups. `type` is its name in files and of its GraphQL type. */
export type Block = {
  type: string;
  label: string;
  hint: string;
  fields: readonly Field[];
  /** Whether a list has it at most once, as the editor offers it; the collection's `check` refuses more. */
  once?: boolean;
  /** Whether it stands above all others; the same goes for it. */
  first?: boolean;
};

export type FieldOf<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

/**
 * The files of a collection.
 * - `markdown`: a folder per entry, `<folder>/<slug>/index.md`, front matter and body, pictures
 *   beside it
 * - `json`: a file per entry, `<folder>/<slug>.json`, pictures beside it
 * - `list`: one file, `<folder>.json`, `{"items": [...]}`; each item names its own `id`
 * - `single`: one file, `<folder>.json`, one entry
 */
type CollectionFormat = "markdown" | "json" | "list" | "single";

export type Collection = {
  /** Plural, the word used everywhere else: folder, route, template. */
  name: string;
  /** GraphQL node type. */
  type: string;
  label: string;
  /** Word for one entry; where each has a file of its own, `npm run new` takes this word. */
  singular?: string;
  /** Below `content/`, without a trailing slash or ending. */
  folder: string;
  format: CollectionFormat;
  /**
   * Entries get a page at `<routePrefix>/<slug>`; `null`: they have none. `""` puts them at the
   * root.
   */
  routePrefix: string | null;
  /** Route of the page whose words a file of `settings/` holds. */
  page?: string;
  fields: readonly Field[];
  /**
   * Level of the highest headings in bodies (`##` in Markdown), by default 2; lower where entries
   * share a page.
   */
  bodyLevel?: number;
  /** The place of a picture that stands alone in a body, by default `prose`. */
  bodySlot?: string;
  /** Names the site's code uses already and an entry's slug must not take. */
  reservedSlugs?: readonly string[];
  /**
   * Rules between fields, and between them and the text.
   * @param values the entry, which may have problems
   */
  check?: (values: Values, texts: EntryTexts) => FieldFinding[];
  /** Ids on the page of an entry besides those of its headings, which links may name. */
  anchors?: (values: Values) => readonly string[];
  computed?: ComputedFields;
};

/** What rules between fields need to know of an entry's texts. */
export type EntryTexts = {
  /** Ids of the headings of all its texts. */
  headings: readonly string[];
  /** Whether there is a text below the front matter. */
  hasBody: boolean;
};

/** The fields of an entry by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Fields of an entry's node that follow from its values. */
type ComputedFields = {
  /** The GraphQL type of each, by name: `{ places: "[BlockPlace!]!" }`. */
  fields: Readonly<Record<string, string>>;
  /** SDL of types that these need. */
  types?: string;
  compute: (values: Values) => Record<string, unknown>;
};

/** The collections of a site, and the places of its pictures. */
export type ContentModel = {
  collections: readonly Collection[];
  /** Places for pictures by name. `prose` is that of pictures in Markdown. */
  slots: Readonly<Record<string, Slot>>;
  /**
   * The `single` collection that sorts the entries of others: for each it has a list of references
   * of that collection's name. An entry's own `place` has precedence.
   */
  order?: string;
  /** The `single` collection with the `items` of redirects: `from` and `to`. */
  redirects?: string;
  /**
   * The `single` collection with the `url` of the live site, and the `timeZone` of its dates, by
   * default UTC.
   */
  site?: string;
};

/** A place a picture is shown in. */
export type Slot = {
  /** Largest displayed size in CSS pixels. Sources are at least twice that. */
  width: number;
  height: number;
  /** Width in pixels of the file for a density of 1. */
  baseWidth: number;
  /**
   * A file is made for each, `baseWidth` times as wide; ascending, the last one for dense screens.
   */
  densities: readonly number[];
  /** `false`: a picture keeps its proportions instead of being cropped to those of the slot. */
  crop?: false;
  /** `none`: nothing is drawn until a picture has loaded, instead of its dominant colour. */
  placeholder?: "none";
  /** Pictures of Markdown: GIF and SVG are allowed, and a small picture is a warning only. */
  inText?: true;
  /** Width in pixels from which a picture is sharp there, by default `baseWidth`. */
  sharpWidth?: (size: { width: number; height: number }) => number;
};

/** Pictures hold at least this many pixels per displayed CSS pixel. */
export const SOURCE_DENSITY = 2;

/** The place of pictures in Markdown where a collection names no other. */
export const PROSE_SLOT = "prose";

/** @throws Error where the model has no such slot */
export function getSlot({ slots }: Pick<ContentModel, "slots">, name: string): Slot {
  const slot = slots[name];
  if (!slot) throw new Error(`Content model: no slot is called "${name}"`);
  return slot;
}

/** The field with the place of an entry among the others, a number: 1 is the first. */
export const PLACE_FIELD = "place";

/** Whether the entries of a collection have a place among the others: `order` in GraphQL. */
export function isOrdered(model: ContentModel, { name }: Pick<Collection, "name">): boolean {
  const order = model.collections.find((collection) => collection.name === model.order);
  return order?.fields.some((field) => field.name === name) ?? false;
}
