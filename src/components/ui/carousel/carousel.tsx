import type { FocusEvent, ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { classNames } from "../../../utils/class-names";
import * as styles from "./carousel.module.scss";

export type CarouselProps<Item> = {
  /** What is in the row, for those who cannot see it. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** `wide` for posters. */
  slides?: "normal" | "wide";
};

/** The keyboard reaches a link that is in sight while the slide around it is not: all of that comes into sight. */
function showWholeSlide({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Entries in a row that scrolls sideways, from one edge of the window to the other; a list, as it is, without a script. */
export function Carousel<Item>({ label, items, itemKey, children, slides = "normal" }: CarouselProps<Item>) {
  if (items.length === 0) return <p>{STRINGS.nothingHere}</p>;
  return (
    <div className={classNames(styles.root, slides === "wide" && styles.wide)}>
      {/* No landmark: the section it stands in is one, often of the same name. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div role="group" className={styles.row} aria-label={label} tabIndex={0}>
        <ul className={styles.list} onFocus={showWholeSlide}>
          {items.map((item, index) => (
            <li key={itemKey(item)} className={styles.slide}>
              {children(item, index)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
