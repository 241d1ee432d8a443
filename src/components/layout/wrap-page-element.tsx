import type { WrapPageElementBrowserArgs } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { dispatchContentRestored } from "../../browser/dom/content-restored";
import { showTitle } from "../../browser/dom/show-title";
import { type RouteError, useRouteError } from "../../browser/stores/route-error";
import { MAIN_ANCHOR } from "../../constants/routes";
import { StatusPage } from "../sections/status-page/status-page";
import { DefaultLayout } from "./default-layout/default-layout";
import { ErrorBoundary } from "./error-boundary/error-boundary";
import { PageTransition } from "./page-transition/page-transition";
import { ProgressBar } from "./progress-bar/progress-bar";

/**
 * Replaces a page that cannot be shown. It does without the usual layout, which may be broken, too.
 * Its title is the error's message.
 */
function ErrorPage({ path, message, status, retry }: RouteError & { path: string }) {
  useEffect(() => {
    // The failed page may have been scrolled.
    scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(MAIN_ANCHOR)?.focus({ preventScroll: true });
    return showTitle(message);
  }, [message]);
  // Back restores a scroll position while this shorter page is still shown: restore it again.
  useEffect(() => dispatchContentRestored, []);
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

/** The layout around every page, which stays on navigation, or the error page. */
function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  const { error } = useRouteError();
  return (
    <ErrorBoundary resetKey={path} fallback={(thrown) => <ErrorPage path={path} {...thrown} />}>
      {error ? (
        <ErrorPage path={path} {...error} />
      ) : (
        <DefaultLayout path={path}>{children}</DefaultLayout>
      )}
    </ErrorBoundary>
  );
}

/** Wraps every page, in browsers and in the build: hydration needs the same tree. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <SiteLayout path={props.location.pathname}>{element}</SiteLayout>;
}
