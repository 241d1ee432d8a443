import { BLOCKS_WIDGET } from "../../config/cms-fields";
import { isFirstSave } from "../../forms";
import type { Cms, CmsReact } from "../cms";
import { CONTROL } from "../decap-internals";
import { fieldIn } from "../form";
import { EDITS } from "./edits";
import { type BlockList, type Items, isItem, type Types } from "./list-types";
import { listParts } from "./parts";

const count = (blocks: number): string => (blocks === 1 ? "1 block" : `${blocks} blocks`);

/**
 * The open blocks, by index, of a form that the CMS draws anew, at the address that it then has: the
 * first save of a new entry changes that.
 */
let kept: { hash: string; open: readonly number[] } | undefined;

/** Methods of the list that read and draw it. `validate` and `focus` are those that the CMS calls. */
export const LIST: object & ThisType<BlockList> = {
  getInitialState() {
    this.kinds = (this.props.field.get("types") as Types).toJS();
    this.keys = [];
    this.open = new Set();
    this.sent = [];
    this.seen = this.props.value;
    this.hash = location.hash;
    this.groups = new Map();
    this.elements = new Map();
    return null;
  },
  // Only now the list is gone whose place this one takes.
  componentDidMount() {
    if (kept?.hash === this.hash)
      this.toggle(
        kept.open.flatMap((index) => this.keys[index] ?? []),
        true,
      );
  },
  componentWillUnmount() {
    const { hash } = location;
    const open = this.keys.flatMap((key, index) => (this.open.has(key) ? index : []));
    const isSameForm = hash === this.hash || isFirstSave(this.hash, hash);
    kept = isSameForm ? { hash, open } : undefined;
  },
  // What the fields of a block show depends on more than the value, such as on messages.
  shouldComponentUpdate: () => true,

  validate() {
    for (const group of this.groups.values()) group.validate?.();
    this.props.validate();
  },
  focus(path = "") {
    const [index, ...rest] = path.split(".");
    const key = this.keys[Number(index)];
    if (key) this.toggle([key], true, () => this.groups.get(key)?.focus?.(rest.join(".")));
  },

  kindOf(item: unknown) {
    const type = isItem(item) ? item.get("type") : undefined;
    return this.kinds.find(({ name }) => name === type);
  },
  items() {
    return this.sent.at(-1) ?? this.props.value ?? (this.props.field.get("types") as Types).clear();
  },
  presentKinds() {
    return this.items()
      .toArray()
      .map((item) => this.kindOf(item));
  },
  nameOf(index: number) {
    return this.kindOf(this.items().get(index))?.label ?? "Block";
  },

  toggle(keys: readonly string[], isOpen: boolean, done?: () => void) {
    for (const key of keys) {
      if (isOpen) this.open.add(key);
      else this.open.delete(key);
    }
    this.forceUpdate(done);
  },
  settle() {
    const { value } = this.props;
    const place = value ? this.sent.lastIndexOf(value) : -1;
    if (place >= 0) this.sent.splice(0, place + 1);
    else if (value !== this.seen) this.sent = [];
    this.seen = value;
  },
  send(items: Items, metadata?: object, after?: () => void) {
    this.sent.push(items);
    this.props.onChange(items, metadata);
    this.forceUpdate(after);
  },
  change(items: Items, keys: string[], after: () => void) {
    this.keys = keys;
    this.send(items, undefined, after);
  },
  showFields(key: string) {
    const block = this.elements.get(key);
    block?.scrollIntoView({ block: "start" });
    const control = block?.querySelector(CONTROL);
    if (control) fieldIn(control)?.focus({ preventScroll: true });
  },
};

/**
 * Registers the field of a list of blocks. The fields of a block are those of the CMS's own group.
 * The list around them is the site's: that of the CMS has no pictures of kinds, copies, or moves by
 * key, and adds at the end only.
 */
export function registerBlocks({ CMS, ...react }: { CMS: Cms } & CmsReact): void {
  const { h, createClass } = react;
  const group = CMS.getWidget("object");
  if (!group) throw new Error("Decap CMS has no object widget");
  const control = createClass({
    ...LIST,
    ...EDITS,
    ...listParts(react, group.control),
    render(this: BlockList) {
      this.settle();
      const items = this.items().toArray();
      // Another version of the entry may have taken the place of this one.
      while (this.keys.length < items.length) this.keys.push(crypto.randomUUID());
      this.keys.length = items.length;
      const isAllOpen = this.keys.every((key) => this.open.has(key));
      const fold = h(
        "button",
        { type: "button", onClick: () => this.toggle(this.keys, !isAllOpen) },
        isAllOpen ? "Collapse all" : "Expand all",
      );
      const isBegun = items.length === 0 || this.kindOf(items[0])?.first;
      return h(
        "div",
        { id: this.props.forID, className: "blockList" },
        h(
          "div",
          { className: "blockListBar" },
          h("span", null, count(items.length)),
          items.length > 0 ? fold : null,
          this.addButton(items.length, "Add block"),
        ),
        isBegun ? null : this.addButton(0, "Add block here"),
        h("ol", null, ...items.map((item, index) => this.block(item, index))),
      );
    },
  });
  CMS.registerWidget(BLOCKS_WIDGET, control);
}
