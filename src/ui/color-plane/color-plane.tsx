import * as styles from "./color-plane.module.scss";

/**
 * A background in a colour from the content; its parent needs `position: relative` and
 * `isolation: isolate`, and a class by `colorTone`. An SVG, because style attributes are forbidden.
 */
export function ColorPlane({ color }: { color: string }) {
  return (
    <svg className={styles.root} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 0h1v1H0z" fill={color} />
    </svg>
  );
}
