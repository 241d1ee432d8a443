import type { ReactNode } from "react";
import { CAROUSEL_STRINGS } from "../../../../constants/carousel-strings";
import * as styles from "./slick-carousel.module.scss";

export type SlideProps = { place: number; count: number; isHidden: boolean; children: ReactNode };

/** One slide; inert while out of view. */
export function Slide({ place, count, isHidden, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      role="group"
      aria-roledescription={CAROUSEL_STRINGS.slide}
      aria-label={CAROUSEL_STRINGS.place(place, count)}
      className={styles.slide}
      inert={isHidden}
    >
      {children}
    </div>
  );
}
