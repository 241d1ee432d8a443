import * as styles from "./color-plane.module.scss";

export type ColorPlaneProps = { color: string };

/**
 * A plane in the editor's own colour, behind what it stands in; that element needs `position: relative` and
 * `isolation: isolate`, and a class by `colorTone`. A drawing, because style attributes are forbidden.
 */
export function ColorPlane({ color }: ColorPlaneProps) {
  return (
    <svg className={styles.root} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 0h1v1H0z" fill={color} />
    </svg>
  );
}
