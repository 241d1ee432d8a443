import type { ReactNode } from "react";
import { MAIN_ANCHOR } from "../../../constants/routes";
import { PageTransition } from "../page-transition/page-transition";
import { ProgressBar } from "../progress-bar/progress-bar";

/** A page without chrome, which may be missing or broken. */
export function LightLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <ProgressBar />
      <main id={MAIN_ANCHOR} tabIndex={-1}>
        <PageTransition path={path}>{children}</PageTransition>
      </main>
    </>
  );
}
