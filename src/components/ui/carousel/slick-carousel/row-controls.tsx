import type { CSSProperties } from "react";
import { CAROUSEL_STRINGS } from "../../../../constants/carousel-strings";
import { classNames } from "../../../../utils/class-names";
import * as styles from "./row-controls.module.scss";
import { offsetAt, type RowShape, wholeSlides } from "./row-shape";

export type RowControlsProps = {
  label: string;
  shape: RowShape;
  position: number;
  onStep: (by: number) => void;
};

export function RowControls({ label, shape, position, onStep }: RowControlsProps) {
  const { first, last } = wholeSlides(shape, position);
  const line = {
    "--part": (last - first + 1) / shape.count,
    "--along": shape.travel > 0 ? offsetAt(shape, position) / shape.travel : 0,
  } as CSSProperties;
  const button = (name: string, by: -1 | 1, isAtEnd: boolean) => (
    <button
      type="button"
      className={classNames(styles.button, by < 0 && styles.back)}
      aria-label={`${name}: ${label}`}
      // Not `disabled`: who presses it to the end keeps the focus.
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onStep(by)}
    >
      <span className={styles.arrow} />
    </button>
  );
  return (
    <div className={styles.root}>
      {button(CAROUSEL_STRINGS.previous, -1, position <= 0)}
      {button(CAROUSEL_STRINGS.next, 1, position >= shape.last)}
      <p className={styles.count} aria-hidden="true">
        <span className={styles.here}>{CAROUSEL_STRINGS.range(first + 1, last + 1)}</span> / {shape.count}
      </p>
      <div className={styles.line} style={line} />
    </div>
  );
}
