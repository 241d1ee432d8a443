import type { AnimationEvent, ReactNode } from "react";
import { noteTransition } from "../../../stores/loading";
import * as styles from "./page-transition.module.scss";

export type PageTransitionProps = { path: string; children: ReactNode };

/** A page that was navigated to fades in out of the dark; the first page of a visit is simply there. */
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
