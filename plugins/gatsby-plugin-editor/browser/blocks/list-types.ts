import type { ReactNode } from "react";
import type { WidgetProps } from "../cms";
import type { Kind } from "./kinds";

/** The Maps and Lists of Immutable in which the CMS keeps values. */
export type Item = {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => Item;
  delete: (name: string) => Item;
};
type Items = {
  size: number;
  get: (index: number) => Item | undefined;
  set: (index: number, item: Item) => Items;
  insert: (index: number, item: Item) => Items;
  delete: (index: number) => Items;
  toArray: () => Item[];
};
export type Types = { toJS: () => Kind[]; get: (index: number) => unknown; clear: () => Items };

type ListProps = WidgetProps & {
  value: Items | undefined;
  field: {
    get: (name: "name" | "label" | "types") => unknown;
    clear: () => { merge: (values: object) => Item };
  };
  metadata?: { toJS: () => object };
  fieldsErrors?: { toJS: () => Record<string, { parentIds?: string[] }[]> };
  forID: string;
  parentIds: readonly string[];
  classNameWrapper: string;
  validate: () => void;
  clearFieldErrors: (id: string) => void;
};

/** The CMS's control of a group. */
type Group = { validate?: () => void; focus?: (path: string) => void };

/** What the list does with its blocks; indexes count from 0. */
export type Edits = {
  insert: (place: number, items: readonly Item[]) => void;
  /** Asks for kinds of blocks and adds one of each, in their order. */
  add: (place: number) => Promise<void>;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  /** The place that a block takes when it is moved to one; see `allowedPlace`. */
  placeFor: (index: number, place: number) => number;
  move: (index: number, place: number) => void;
};

export type Parts = {
  block: (item: Item, index: number) => ReactNode;
  bar: (item: Item, index: number) => ReactNode;
  handle: (index: number, name: string) => ReactNode;
  group: (item: Item, index: number) => ReactNode;
  addButton: (place: number, words: string) => ReactNode;
};

type Change = {
  items: Items;
  keys: string[];
  /** Called once the list shows it. */
  after: () => void;
};

export type BlockList = Edits &
  Parts & {
    props: ListProps;
    forceUpdate: (done?: () => void) => void;
    /** Keys of the blocks, in their order: a block keeps its fields when it moves. */
    keys: string[];
    groups: Map<string, Group>;
    elements: Map<string, HTMLElement>;
    open: Set<string>;
    /** A change that the list does not show yet: it gets its new value by its props. */
    pending?: Change | undefined;
    kinds: readonly Kind[];
    kindOf: (item: Item | undefined) => Kind | undefined;
    items: () => Items;
    /** The name of a block's kind. */
    nameOf: (index: number) => string;
    toggle: (keys: readonly string[], isOpen: boolean, done?: () => void) => void;
    change: (change: Change) => void;
    /** Brings a block into sight, and the cursor into its first field. */
    showFields: (key: string) => void;
  };

export const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && "delete" in value;
