import type { MarkdownMetadata } from "../../gatsby-remark-content/check";
import type { Path } from "../model/problem";
import type { Collection } from "../model/types";
import type { Visibility } from "../model/visibility";

/** A file that holds one entry, or, for lists, all entries of a collection. */
export type EntryFile = {
  collection: Collection;
  slug: string;
  sourcePath: string;
  /** False where the slug is refused: the entry is checked, but nothing can link to it. */
  hasName: boolean;
};

/** One validated entry of the content folder. */
export type Entry = {
  collection: Collection;
  slug: string;
  /** Address of its page, such as `/works/hid`; null where it has none. */
  route: string | null;
  /** Relative to the content folder. */
  sourcePath: string;
  visibility: Visibility;
  /**
   * The declared fields, defaults applied; references are slugs, pictures are paths relative to the
   * content folder.
   */
  data: Record<string, unknown>;
  /** The Markdown after the front matter; null in JSON. */
  body: string | null;
  /**
   * Ids of the headings above a text that stands in a field, by the field's path: headings of one
   * page cannot share theirs.
   */
  idsAbove: Readonly<Record<string, readonly string[]>>;
  /** Number of words in its texts; null without any. */
  words: number | null;
  /** Files that the texts show without naming them: pictures that stand for films, captions. */
  companions: readonly string[];
  /** The fields that its collection computes from `data`. */
  computed: Record<string, unknown>;
};

/** One of the Markdown texts of an entry, with what checks need of it. */
export type CheckedText = {
  /** Of its field; null for the text below the front matter. */
  path: Path | null;
  markdown: string;
  /** Number of its first line in the file. */
  line: number;
  metadata: MarkdownMetadata;
};

/** An entry with what later checks need to name the exact place of a problem. */
export type CheckedEntry = Omit<Entry, "companions" | "computed"> & {
  /** False if the entry has problems of its own; then `data` contains its valid fields only. */
  isSound: boolean;
  /** False if its name is invalid or missing: nothing can link to it. */
  hasName: boolean;
  /** In the order of its fields; that below the front matter is the first. */
  texts: readonly CheckedText[];
  bodyLine: number;
  /** Path of this entry within its file; `["items", 2]` in a list. */
  basePath: Path;
  lineOf: (path: Path) => number | undefined;
};
