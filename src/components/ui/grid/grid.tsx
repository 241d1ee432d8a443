import type { ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import * as styles from "./grid.module.scss";

export type GridProps<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** `narrow` for portraits, `tiny` for wordmarks. */
  columns?: "wide" | "normal" | "narrow" | "tiny";
};

const COLUMNS = { wide: styles.wide, normal: styles.normal, narrow: styles.narrow, tiny: styles.tiny };

/** Entries side by side, as the list they are; says so when there are none. */
export function Grid<Item>({ items, itemKey, children, columns = "normal" }: GridProps<Item>) {
  if (items.length === 0) return <p>{STRINGS.nothingHere}</p>;
  return (
    <ul className={COLUMNS[columns]}>
      {items.map((item, index) => (
        <li key={itemKey(item)}>{children(item, index)}</li>
      ))}
    </ul>
  );
}
