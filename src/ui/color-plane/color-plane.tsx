import * as styles from "./color-plane.module.scss";

/**
 * A background in a colour from the content; its parent needs `position: relative` and
 * `isolation: isolate`, and a class by `colorTone`. An SVG, because style attributes are forbidden.
 */
export function ColorPlane({ color }: { color: string }) {
  return <svg className={styles.root} color={color} aria-hidden="true" focusable="false" />;
}
