import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { STRINGS } from "../../../constants/strings";
import { whenAtRest } from "../../../dom/when-at-rest";
import { whenNear } from "../../../dom/when-near";
import { classNames } from "../../../utils/class-names";
import * as styles from "./carousel.module.scss";
import type { SlickCarouselProps } from "./slick-carousel/slick-carousel";

export type CarouselProps<Item> = {
  /** Accessible name of the row. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** `wide` for posters. */
  slides?: "normal" | "wide";
};

/** Scrolls the whole slide into view when the keyboard focuses a link in it. */
function showWholeSlide({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Entries in a full-width row. Built, and without JavaScript, it is a list that scrolls sideways. When it comes near and
 * the page is at rest, a carousel with buttons takes over; if that fails to load, the list stays.
 */
export function Carousel<Item>({ label, items, itemKey, children, slides = "normal" }: CarouselProps<Item>) {
  const row = useRef<HTMLDivElement>(null);
  const [Moving, setMoving] = useState<ComponentType<SlickCarouselProps>>();
  const [role, setRole] = useState<string>();
  useEffect(() => {
    const place = row.current;
    if (!place) return;
    return whenNear(place, () => {
      place.dataset.row = "coming";
      import("./slick-carousel/slick-carousel").then(
        // In slices, in case the visitor scrolls on.
        ({ SlickCarousel }) => whenAtRest(() => startTransition(() => setMoving(() => SlickCarousel))),
        () => delete place.dataset.row,
      );
    });
  }, []);
  if (items.length === 0) return <p>{STRINGS.nothingHere}</p>;
  return (
    <div className={classNames(styles.root, slides === "wide" && styles.wide)}>
      {/* No landmark: its section is one, often of the same name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div
        ref={row}
        role="group"
        aria-roledescription={role}
        className={classNames(styles.row, role ? styles.moves : styles.scrolls)}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {!role && (
          <ul className={styles.list} onFocus={showWholeSlide}>
            {items.map((item, index) => (
              <li key={itemKey(item)} className={styles.slide}>
                {children(item, index)}
              </li>
            ))}
          </ul>
        )}
        {Moving && (
          <Moving label={label} row={row} moves={role !== undefined} onReady={setRole}>
            {items.map(children)}
          </Moving>
        )}
      </div>
    </div>
  );
}
