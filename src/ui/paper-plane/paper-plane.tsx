import { classNames } from "../class-names";
import * as styles from "./paper-plane.module.scss";

/** A decoration for a sent message: a letter, folded to a paper plane, that flies in once. */
export function PaperPlane({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 340" aria-hidden="true" className={classNames(styles.root, className)}>
      <path
        className={styles.trail}
        stroke="var(--ink)"
        strokeWidth="5"
        strokeDasharray="220"
        d="M0 336 206 260"
      />
      <g className={styles.plane}>
        <path fill="var(--ink)" d="M640 16 262 214 286 318z" />
        <path fill="var(--paper)" d="M640 16 60 88 214 168z" />
        <path fill="var(--slate)" d="M640 16 214 168 286 318 262 214z" />
        <path fill="var(--stone)" d="M640 16 286 236 452 320z" />
        <path
          stroke="var(--ink)"
          strokeWidth="5"
          strokeOpacity="0.28"
          d="M196 100 460 62M224 122 420 92M252 144 380 124"
        />
      </g>
    </svg>
  );
}
