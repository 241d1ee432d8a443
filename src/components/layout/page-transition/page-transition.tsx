import type { AnimationEvent, ReactNode } from "react";
import { setTransitioned } from "../../../browser/stores/loading";
import * as styles from "./page-transition.module.scss";

/** Fades in a page after client navigation; the first page of a document does not fade. */
export function PageTransition({ path, children }: { path: string; children: ReactNode }) {
  const noteEnd = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) setTransitioned(true);
  };
  return (
    <div key={path} className={styles.root} onAnimationEnd={noteEnd}>
      {children}
    </div>
  );
}
