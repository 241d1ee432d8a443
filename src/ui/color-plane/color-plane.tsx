import { INK } from "../../constants/palette";
import * as styles from "./color-plane.module.scss";

/**
 * A background in a colour from the content. Its parent needs `position: relative`, `isolation:
 * isolate` and a class by `colorTone`. It is an SVG, because style attributes are forbidden.
 * @param color ink without one, which a draft may lack
 */
export function ColorPlane({ color }: { color: string | null }) {
  return <svg className={styles.root} color={color ?? INK} aria-hidden="true" focusable="false" />;
}
