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
 * Replaces a page that cannot be shown, in the light layout: what is around others may be broken.
 * Its title is the error's message.
 */
function ErrorPage({ path, message, status, retry }: RouteError & { path: string }) {
  useEffect(() => {
    // It begins at its top, however far down the page has failed, and has the focus.
    scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(MAIN_ANCHOR)?.focus({ preventScroll: true });
    return showTitle(message);
  }, [message]);
  // Back asks for the place on a page while this one, which is shorter, is still there.
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

/**
 * Surrounds every page and persists over navigation; shows the error page when a page cannot be
 * shown.
 */
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

/** Shared by gatsby-browser and gatsby-ssr: hydration needs the same tree. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <SiteLayout path={props.location.pathname}>{element}</SiteLayout>;
}
