import type { ReactNode } from "react";
import type { CmsReact, ControlClass } from "../cms";
import { dragItem } from "./drag";
import { summaryOf } from "./kinds";
import { type BlockList, isItem, type Parts, type Types } from "./list-types";

/** The place to which a key moves a block. */
const placeByKey = (key: string, index: number, size: number): number | undefined =>
  ({ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: size - 1 })[key];

/**
 * Methods that draw the parts of the list.
 * @param group the CMS's control of a group
 */
export function listParts({ h }: CmsReact, group: ControlClass): Parts & ThisType<BlockList> {
  const button = (words: ReactNode, props: object) =>
    h("button", { type: "button", ...props }, words);

  return {
    addButton(place, words) {
      return button(words, { className: "blockAdd", onClick: () => this.add(place) });
    },

    handle(index, name) {
      const drag = ({ nativeEvent: press }: { nativeEvent: PointerEvent }) => {
        const item = this.elements.get(this.keys[index] ?? "");
        const list = item?.parentElement;
        if (!item || !list || press.button !== 0) return;
        const placeAt = (place: number) => this.placeFor(index, place);
        dragItem(press, { list, item, placeAt, drop: (place) => this.move(index, place) });
      };
      const moveByKey = (event: KeyboardEvent) => {
        const place = placeByKey(event.key, index, this.keys.length);
        if (place === undefined) return;
        event.preventDefault();
        this.move(index, place);
      };
      return button("⠿", {
        className: "blockMove",
        "aria-label": `Move ${name} by the arrow keys`,
        title: "Drag to another place, or press the arrow keys",
        onPointerDown: drag,
        onKeyDown: moveByKey,
      });
    },

    bar(item, index) {
      const kind = this.kindOf(item);
      const key = this.keys[index] ?? "";
      const isOpen = this.open.has(key);
      const name = `block ${index + 1}, ${this.nameOf(index)}`;
      const fold = {
        className: "blockFold",
        "aria-expanded": isOpen,
        onClick: () => this.toggle([key], !isOpen),
      };
      const copy = { "aria-label": `Duplicate ${name}`, onClick: () => this.duplicate(index) };
      const remove = { "aria-label": `Remove ${name}`, onClick: () => this.remove(index) };
      const words = [
        h("b", { key: "name" }, `${index + 1}. ${this.nameOf(index)}`),
        h("span", { key: "words" }, kind ? summaryOf(kind, (field) => item.get(field)) : ""),
      ];
      return h(
        "div",
        { className: "blockBar" },
        button(words, fold),
        kind && !kind.once ? button("Duplicate", copy) : null,
        button("Remove", remove),
        this.handle(index, name),
      );
    },

    group(item, index) {
      const { field, metadata, forID, parentIds, ...props } = this.props;
      const key = this.keys[index] ?? "";
      const types = field.get("types") as Types;
      const type = this.kinds.findIndex(({ name }) => name === item.get("type"));
      const onChangeObject = (
        changedField: { get: (name: "name") => string },
        value: unknown,
        changedMetadata?: object,
      ) => {
        // A field may tell of a change a moment later, when the block has moved or is removed.
        const at = this.keys.indexOf(key);
        const current = this.items().get(at);
        if (at < 0 || !current) return;
        const data = { [String(field.get("name"))]: { ...metadata?.toJS(), ...changedMetadata } };
        const changed = current.set(changedField.get("name"), value);
        this.send(this.items().set(at, changed), data);
      };
      return h(group, {
        ...props,
        // By itself a group tells the form of its fields as if they were the form's own.
        controlRef: undefined,
        ref: (control: { validate?: () => void } | null) => {
          if (control) this.groups.set(key, control);
          else this.groups.delete(key);
        },
        field: types.get(type),
        value: item,
        metadata,
        forList: true,
        collapsed: false,
        onChangeObject,
        parentIds: [...parentIds, forID, key],
      });
    },

    block(item, index) {
      const key = this.keys[index] ?? "";
      const kind = this.kindOf(item);
      const ref = (element: HTMLElement | null) => {
        if (element) this.elements.set(key, element);
        else this.elements.delete(key);
      };
      const type = isItem(item) ? item.get("type") : item;
      const unknown = `There is no kind of block "${type}": remove it, or correct its type in the file.`;
      return h(
        "li",
        { key, ref, className: "block" },
        this.bar(item, index),
        h(
          "div",
          { className: "blockBody", hidden: kind !== undefined && !this.open.has(key) },
          h("p", { className: "blockHint" }, kind?.hint ?? unknown),
          kind ? this.group(item, index) : null,
        ),
        this.addButton(index + 1, "Add block here"),
      );
    },
  };
}
