import * as styles from "./color-plane.module.scss";

/**
 * A background in a colour from the content. Its parent needs `position: relative`, `isolation:
 * isolate` and a class by `colorTone`. It is an SVG, because style attributes are forbidden.
 */
export function ColorPlane({ color }: { color: string }) {
  return <svg className={styles.root} color={color} aria-hidden="true" focusable="false" />;
}
