import { announce } from "../messages";
import { allowedPlace, initialValues, summaryOf } from "./kinds";
import type { BlockList, Edits, EmptyItem, Item } from "./list-types";
import { pickKinds } from "./picker";

/**
 * Values as the CMS keeps them, groups in them, too: it does not change a group that is a plain
 * object.
 * @param empty a value without fields
 */
function toItem(values: Readonly<Record<string, unknown>>, empty: EmptyItem): Item {
  const entries = Object.entries(values).map(([name, value]) => {
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return [name, isGroup ? toItem({ ...value }, empty) : value] as const;
  });
  return empty.merge(Object.fromEntries(entries));
}

/** Methods of the list by which an editor changes it. Each is read aloud. */
export const EDITS: Edits & ThisType<BlockList> = {
  insert(place, newItems) {
    const keys = newItems.map(() => crypto.randomUUID());
    const items = newItems.reduce(
      (all, item, index) => all.insert(place + index, item),
      this.items(),
    );
    for (const key of keys) this.open.add(key);
    this.change(items, this.keys.toSpliced(place, 0, ...keys), () => {
      if (keys[0]) this.showFields(keys[0]);
    });
    announce(`Added as ${newItems.length === 1 ? "block" : "blocks from"} ${place + 1}.`);
  },

  async add(place) {
    const { kinds } = this;
    const names = this.presentKinds().flatMap((kind) => kind?.name ?? []);
    const chosen = await pickKinds({ kinds, present: names, isForSeveral: names.length === 0 });
    const [first] = chosen;
    if (!first) return;
    const empty = this.props.field.clear();
    const items = chosen.map(({ name, fields }) =>
      toItem({ type: name, ...initialValues(fields) }, empty),
    );
    this.insert(allowedPlace(first, place, this.presentKinds()), items);
  },

  duplicate(index) {
    const item = this.items().get(index);
    const { unique = [] } = this.kindOf(item) ?? {};
    if (item) this.insert(index + 1, [unique.reduce((copy, name) => copy.delete(name), item)]);
  },

  remove(index) {
    const { fieldsErrors, field, forID, clearFieldErrors } = this.props;
    const item = this.items().get(index);
    const kind = this.kindOf(item);
    const summary = kind && item ? summaryOf(kind, (name) => item.get(name)) : "";
    const title = `${this.nameOf(index)}${summary && `: ${summary}`}`;
    const question = `Remove ${field.get("label")} ${index + 1}, "${title}"?`;
    if (!confirm(`${question} This cannot be undone.`)) return;
    const key = this.keys[index] ?? "";
    const keys = this.keys.toSpliced(index, 1);
    for (const [id, errors] of Object.entries(fieldsErrors?.toJS() ?? {}))
      if (errors.some(({ parentIds }) => parentIds?.includes(key))) clearFieldErrors(id);
    const next = keys[Math.min(index, keys.length - 1)] ?? "";
    const after = () => {
      const place = this.elements.get(next) ?? document.getElementById(forID);
      place?.querySelector<HTMLElement>("button")?.focus();
    };
    this.change(this.items().delete(index), keys, after);
    announce(`${title} is removed.`);
  },

  placeFor(index, place) {
    const kinds = this.presentKinds();
    const [kind] = kinds.splice(index, 1);
    return allowedPlace(kind, place, kinds);
  },

  move(index, place) {
    const items = this.items();
    const item = items.get(index);
    const name = this.nameOf(index);
    const target = this.placeFor(index, Math.min(Math.max(place, 0), items.size - 1));
    if (!item || target === index) return announce(`${name} stays block ${index + 1}.`);
    const key = this.keys[index] ?? "";
    const after = () => {
      const element = this.elements.get(key);
      element?.scrollIntoView({ block: "nearest" });
      // A browser takes the focus from an element that moves in the page.
      element?.querySelector<HTMLElement>(".blockMove")?.focus({ preventScroll: true });
    };
    const keys = this.keys.toSpliced(index, 1).toSpliced(target, 0, key);
    this.change(items.delete(index).insert(target, item), keys, after);
    announce(`${name} is now block ${target + 1} of ${items.size}.`);
  },
};
