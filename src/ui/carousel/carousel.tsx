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
  /** Width of the slides: `wide` for posters. */
  slides?: "normal" | "wide";
};

/** The carousel that replaces the list, and the state of the list at that moment. */
type Replacement = Pick<SlickCarouselProps, "row" | "initial"> & {
  Carousel: ComponentType<SlickCarouselProps>;
  scrollBarHeight: number;
};

/** Scrolls the whole slide into view when the keyboard focuses a link in it. */
function showWholeSlide({ target }: FocusEvent): void {
  if (target.matches(":focus-visible"))
    target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Calls once nothing scrolls, and the visitor neither presses a slide nor has the focus in one. */
function whenUnused(row: Element, call: () => void): void {
  whenAtRest(() => {
    const isUsed = row.matches(":active") || row.querySelector(":focus");
    if (isUsed) whenUnused(row, call);
    else call();
  });
}

/**
 * Entries in a full-width row. In built HTML, and without JavaScript, it is a list that scrolls
 * sideways. Where not all entries fit, a carousel with buttons replaces the list once the row is
 * near and at rest. If the carousel fails to load, the list stays.
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
  const [replacement, setReplacement] = useState<Replacement>();
  useEffect(() => {
    const list = row.current;
    if (!list || fits || replacement) return;
    const replace = ({ SlickCarousel }: typeof import("./slick-carousel")) =>
      whenUnused(list, () =>
        setReplacement({
          Carousel: SlickCarousel,
          row: list,
          initial: measureRow(list).position,
          scrollBarHeight: list.offsetHeight - list.clientHeight,
        }),
      );
    const keepList = () => {};
    return whenNear(list, () => import("./slick-carousel").then(replace, keepList));
  }, [fits, replacement]);
  if (items.length === 0) return <p>{STRINGS.nothingHere}</p>;
  return (
    <div className={classNames(styles.root, slides === "wide" && styles.wide)}>
      {/* Not a landmark: the section around it is one, often of the same name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div
        ref={row}
        role="group"
        aria-roledescription={replacement && CAROUSEL_STRINGS.carousel}
        className={classNames(styles.row, replacement ? styles.moves : styles.scrolls)}
        style={replacement && { marginBlockEnd: replacement.scrollBarHeight }}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {replacement ? (
          <replacement.Carousel
            label={label}
            row={replacement.row}
            fit={fit}
            initial={replacement.initial}
          >
            {items.map((item) => children(item))}
          </replacement.Carousel>
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
