import { useEffect } from "react";
import { MAIN_ANCHOR } from "../../../constants/routes";
import { showTitle } from "../../../dom/show-title";
import type { RouteError } from "../../../stores/route-error";
import { StatusPage } from "../../sections/status-page/status-page";
import { PageTransition } from "../page-transition/page-transition";
import { ProgressBar } from "../progress-bar/progress-bar";

/** Replaces a page that cannot be shown, in the light layout: what is around others may be broken. Its title is the error's message. */
export function ErrorPage({ path, message, status, retry }: RouteError & { path: string }) {
  useEffect(() => {
    const hide = showTitle(message);
    // Move the focus here.
    document.getElementById(MAIN_ANCHOR)?.focus({ preventScroll: true });
    return hide;
  }, [message]);
  return (
    <>
      <ProgressBar />
      <main id={MAIN_ANCHOR} tabIndex={-1}>
        <PageTransition path={path}>
          <StatusPage status={status} title={message} retry={retry} reloads />
        </PageTransition>
      </main>
    </>
  );
}
