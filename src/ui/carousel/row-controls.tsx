import type { CSSProperties } from "react";
import { classNames } from "../../utils/class-names";
import * as styles from "./row-controls.module.scss";
import { CAROUSEL_STRINGS } from "./strings";

export type RowControlsProps = {
  label: string;
  count: number;
  /** How many slides are whole in view. */
  fit: number;
  /** The slide, from 0, that leads, and the one that does at the end. */
  position: number;
  last: number;
  onStep: (by: number) => void;
};

export function RowControls({ label, count, fit, position, last, onStep }: RowControlsProps) {
  const line = { "--part": fit / count, "--along": position / last } as CSSProperties;
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
      {button(CAROUSEL_STRINGS.next, 1, position >= last)}
      <p className={styles.count} aria-hidden="true">
        <span className={styles.here}>{CAROUSEL_STRINGS.range(position + 1, position + fit)}</span> / {count}
      </p>
      <div className={styles.line} style={line} />
    </div>
  );
}
