import type { ReactNode } from "react";
import type { WidgetProps } from "../cms";
import type { Kind } from "./kinds";

/** The Maps and Lists of Immutable in which the CMS keeps values. */
export type Item = {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => Item;
  delete: (name: string) => Item;
};
export type Items = {
  size: number;
  get: (index: number) => Item | undefined;
  set: (index: number, item: Item) => Items;
  insert: (index: number, item: Item) => Items;
  delete: (index: number) => Items;
  toArray: () => Item[];
};
export type Types = { toJS: () => Kind[]; get: (index: number) => unknown; clear: () => Items };

/** An Item without fields. */
export type EmptyItem = { merge: (values: object) => Item };

type ListProps = WidgetProps & {
  value: Items | undefined;
  field: {
    get: (name: "name" | "label" | "types") => unknown;
    clear: () => EmptyItem;
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

export type BlockList = Edits &
  Parts & {
    props: ListProps;
    forceUpdate: (done?: () => void) => void;
    /** Keys of the blocks, in their order: a block keeps its fields when it moves. */
    keys: string[];
    groups: Map<string, Group>;
    elements: Map<string, HTMLElement>;
    open: Set<string>;
    /** Address of the form. */
    hash: string;
    /**
     * Changes that have not come back as the value of the list, the last one being its blocks: the
     * CMS may show them later, and what is typed until then would be lost.
     */
    sent: Items[];
    /** The value of which `sent` knows. */
    seen: Items | undefined;
    kinds: readonly Kind[];
    kindOf: (item: Item | undefined) => Kind | undefined;
    items: () => Items;
    /** The kinds of the blocks, in their order. */
    presentKinds: () => (Kind | undefined)[];
    /** The name of a block's kind. */
    nameOf: (index: number) => string;
    toggle: (keys: readonly string[], isOpen: boolean, done?: () => void) => void;
    /** Drops changes that have come back, and all of them where the value is another one. */
    settle: () => void;
    send: (items: Items, metadata?: object, after?: () => void) => void;
    /** Changes the blocks and their order. @param after called once the list shows them */
    change: (items: Items, keys: string[], after: () => void) => void;
    /** Brings a block into sight, and the cursor into its first field. */
    showFields: (key: string) => void;
  };

export const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && "delete" in value;
