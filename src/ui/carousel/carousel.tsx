import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { whenAtRest } from "../../browser/dom/when-at-rest";
import { whenNear } from "../../browser/dom/when-near";
import { STRINGS } from "../../constants/strings";
import { classNames } from "../class-names";
import * as styles from "./carousel.module.scss";
import { measureRow, useFit } from "./row-fit";
import type { SlickCarouselProps } from "./slick-carousel";
import { CAROUSEL_STRINGS } from "./strings";

export type CarouselProps<Item> = {
  /** Accessible name of the row. */
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
  /** `wide` for posters. */
  slides?: "normal" | "wide";
};

/** What has taken over, and how the list stood then. */
type TakenOver = Pick<SlickCarouselProps, "row" | "initial"> & {
  Moving: ComponentType<SlickCarouselProps>;
  scrollBar: number;
};

/** Scrolls the whole slide into view when the keyboard focuses a link in it. */
function showWholeSlide({ target }: FocusEvent): void {
  if (target.matches(":focus-visible"))
    target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Calls once nothing scrolls, and nobody holds a slide or has the focus in it. */
function whenFree(row: Element, call: () => void): void {
  whenAtRest(() =>
    row.matches(":active") || row.querySelector(":focus") ? whenFree(row, call) : call(),
  );
}

/**
 * Entries in a full-width row. Built, and without JavaScript, it is a list that scrolls sideways.
 * Where not all of them fit, a carousel with buttons takes over once the row is near and at rest;
 * if that fails to load, the list stays.
 */
export function Carousel<Item extends { slug: string }>({
  label,
  items,
  children,
  slides = "normal",
}: CarouselProps<Item>) {
  const row = useRef<HTMLDivElement>(null);
  const fit = useFit(row);
  const fits = fit >= items.length;
  const [taken, setTaken] = useState<TakenOver>();
  useEffect(() => {
    const list = row.current;
    if (!list || fits || taken) return;
    const takeOver = ({ SlickCarousel }: typeof import("./slick-carousel")) =>
      whenFree(list, () => {
        const scrollBar = list.offsetHeight - list.clientHeight;
        setTaken({
          Moving: SlickCarousel,
          row: list,
          initial: measureRow(list).position,
          scrollBar,
        });
      });
    // The list stays.
    const stay = () => {};
    return whenNear(list, () => import("./slick-carousel").then(takeOver, stay));
  }, [fits, taken]);
  if (items.length === 0) return <p>{STRINGS.nothingHere}</p>;
  return (
    <div className={classNames(styles.root, slides === "wide" && styles.wide)}>
      {/* No landmark: its section is one, often of the same name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div
        ref={row}
        role="group"
        aria-roledescription={taken && CAROUSEL_STRINGS.carousel}
        className={classNames(styles.row, taken ? styles.moves : styles.scrolls)}
        style={taken && { marginBlockEnd: taken.scrollBar }}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {taken ? (
          <taken.Moving label={label} row={taken.row} fit={fit} initial={taken.initial}>
            {items.map((item) => children(item))}
          </taken.Moving>
        ) : (
          <ul className={styles.list} onFocus={showWholeSlide}>
            {items.map((item) => (
              <li key={item.slug} className={styles.slide}>
                {children(item)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
