import type { FixedRoute } from "../constants/routes";

/** The vocabulary in which the content model is declared: plain data, no behaviour. */

/** Named formats a `string` may have to follow; the checks stand in `formats.ts`. */
export type StringFormat =
  | "anchor"
  | "host"
  | "email"
  | "phone"
  | "time-zone"
  | "origin"
  | "path"
  | "country";

type Option = { value: string; label: string };

type Common = {
  /** Key in the file and in GraphQL; camelCase. */
  name: string;
  /** What an editor reads above the field. */
  label: string;
  /** One sentence of help for the editor. */
  hint?: string;
  /** Required unless `false`. Optional fields may be left out, empty (`""`) or `null`. */
  required?: boolean;
  /** Anchor of the section of a page that these words head; see `page-sections.ts`. */
  section?: string;
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
        /** A draft may lack it, with a warning; then it is an empty text. */
        optionalInDraft?: boolean;
      }
    /** `searchLength`: as above. */
    | { kind: "text"; maxLength?: number; searchLength?: number }
    | { kind: "markdown" }
    | {
        kind: "date";
        /**
         * Makes it the day of the last change: the date beside it that it must not precede.
         * Breaking this is a warning.
         */
        notBefore?: string;
        /**
         * The same of a text that must stay true; after as many years a warning asks to read it
         * again.
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
    | { kind: "picture"; slot: SlotName; needs?: string; denseOf?: string }
    /** The picture beside it stands for it. */
    | { kind: "film" }
    /** `anchor`: the field beside this one that holds the address's part after `#`. */
    | { kind: "link"; anchor?: string }
    | { kind: "select"; options: readonly Option[]; default?: string }
    | { kind: "reference"; to: string }
    /**
     * `emptyMeansAll`: a list of references without an item stands for all entries, in their order.
     */
    | { kind: "list"; of: Field; min?: number; max?: number; emptyMeansAll?: boolean }
    /**
     * `type`: of GraphQL, where groups of several collections have the same fields; else each has a
     * type of its own.
     */
    | { kind: "object"; fields: readonly Field[]; type?: string }
    /** An item of a list: a group of one of several kinds, which its `type` names. */
    | { kind: "block"; blocks: readonly Block[] }
  );

/**
 * What pages are built of. `type` is its name in files, of its GraphQL type and of its component;
 * see `src/blocks`.
 */
export type Block = {
  type: string;
  label: string;
  hint: string;
  fields: readonly Field[];
  /** Its plane, unless one of the same colour is next to it; see `block-rules.ts`. */
  tone: "paper" | "stone" | "ink" | "accent";
  /** The corner of the plane that is cut off. */
  cut?: "left" | "right";
  /** It continues a plane of its colour, and has none of its own. */
  joins?: boolean;
  /** It stands on a page once. */
  once?: boolean;
  /** It is the first one of its page. */
  first?: boolean;
};

export type FieldOf<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

/**
 * How a collection lies on disk.
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
  /** What one entry is called; where each has a file of its own, `npm run new` takes this word. */
  singular?: string;
  /** Below `content/`, without a trailing slash or ending. */
  folder: string;
  format: CollectionFormat;
  /**
   * Entries get a page at `<routePrefix>/<slug>`; `null`: they have none. `""` puts them at the
   * root.
   */
  routePrefix: string | null;
  /** The page that a file of `settings/` has the words of. */
  page?: FixedRoute;
  fields: readonly Field[];
  /**
   * Level of the highest headings in bodies (`##` in Markdown), by default 2; lower where entries
   * share a page.
   */
  bodyLevel?: number;
  /** The place of a picture that stands alone in a body, by default `prose`. */
  bodySlot?: TextSlot;
  /** Names the site's code uses already and an entry's slug must not take. */
  reservedSlugs?: readonly string[];
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
  /** To the proportions of the slot, unless `false`: then the picture keeps its own. */
  crop?: false;
  /** What keeps its place until it has loaded; its dominant colour unless told otherwise. */
  placeholder?: "none";
};

/** Places in Markdown. */
export type TextSlot = "prose" | "plate";

export type SlotName =
  | "poster"
  | "article"
  | "service"
  | "industry"
  | "member"
  | "slide"
  | "panorama"
  | "logo"
  | "office"
  | "icon"
  | TextSlot;
