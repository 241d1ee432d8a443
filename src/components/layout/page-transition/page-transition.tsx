import type { AnimationEvent, ReactNode } from "react";
import { noteTransition } from "../../../stores/loading";
import * as styles from "./page-transition.module.scss";

export type PageTransitionProps = { path: string; children: ReactNode };

/** Fades in a page after client navigation; the first page of a document does not fade. */
export function PageTransition({ path, children }: PageTransitionProps) {
  const noteEnd = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) noteTransition(true);
  };
  return (
    <div key={path} className={styles.root} onAnimationEnd={noteEnd}>
      {children}
    </div>
  );
}
