import { classNames } from "../../../utils/class-names";
import * as styles from "./paper-plane.module.scss";

/** A letter folded into a paper plane, which flies in once: the sign of a message that was sent. Decoration. */
export function PaperPlane({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 340" aria-hidden="true" className={classNames(styles.root, className)}>
      <path className={styles.trail} d="M0 336 206 260" />
      <g className={styles.plane}>
        <path className={styles.keel} d="M640 16 262 214 286 318z" />
        <path className={styles.far} d="M640 16 60 88 214 168z" />
        <path className={styles.fold} d="M640 16 214 168 286 318 262 214z" />
        <path className={styles.near} d="M640 16 286 236 452 320z" />
        <path className={styles.words} d="M196 100 460 62M224 122 420 92M252 144 380 124" />
      </g>
    </svg>
  );
}
