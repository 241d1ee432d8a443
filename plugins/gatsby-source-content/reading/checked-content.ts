import type { Path, Place, Problem } from "../model/problem";
import type { ContentModel } from "../model/types";
import type { CheckedEntry, CheckedText, EntryFile } from "./entry";

/** Results of checks: problems stop a build, warnings are for the editor to know. */
export type Findings = { problems: Problem[]; warnings: Problem[] };

/** Addresses of the site, each with its anchors; null where any anchor may exist. */
export type RouteTable = Map<string, ReadonlySet<string> | null>;

/** The entries of a content folder, each read and checked by itself. */
export type CheckedContent = {
  model: ContentModel;
  rules: ContentRules;
  /** All entries; those with problems have their valid fields only. */
  entries: readonly CheckedEntry[];
  /** Files of entries that cannot be read. */
  unread: readonly EntryFile[];
};

/** Helpers of the plugin for checks of a site. */
type CheckTools = {
  /** The place of a field of an entry. */
  placeOf: (entry: CheckedEntry, path: Path) => Place;
  /** The place of a line of one of an entry's texts; the first line of a text is 1. */
  placeInText: (entry: CheckedEntry, text: CheckedText, line: number) => Place;
  /** The same for the text below its front matter. */
  placeInBody: (entry: CheckedEntry, line: number) => Place;
};

/** A check across entries. It may also complete values of an entry. */
export type ContentCheck = (content: CheckedContent, tools: CheckTools) => Partial<Findings>;

/** Rules and addresses of a site that its model does not declare. */
export type ContentRules = {
  /** First segments of addresses that the site itself serves: no page of an entry takes them. */
  reservedNames?: readonly string[];
  /** Whether the site itself serves an address, which then cannot be redirected. */
  serves?: (path: string) => boolean;
  /** Ids of the page around a text, which no heading of the text may take. */
  reservedIds?: readonly string[];
  /** Ids that every page has. */
  pageAnchors?: readonly string[];
  /**
   * Addresses that belong to no entry, with their anchors.
   * @param anchorsOf the anchors of an entry that is drawn on such a page
   */
  routes?: (
    content: Pick<CheckedContent, "model" | "entries" | "unread">,
    anchorsOf: (entry: CheckedEntry) => Iterable<string>,
  ) => Iterable<readonly [string, ReadonlySet<string> | null]>;
  checks?: readonly ContentCheck[];
};
