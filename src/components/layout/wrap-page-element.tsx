import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactNode } from "react";
import { useRouteError } from "../../stores/route-error";
import { DefaultLayout } from "./default-layout/default-layout";
import { ErrorBoundary } from "./error-boundary/error-boundary";
import { ErrorPage } from "./error-page/error-page";

/** Surrounds every page and persists over navigation; shows the error page when a page cannot be shown. */
function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  const { error } = useRouteError();
  return (
    <ErrorBoundary resetKey={path} fallback={(thrown) => <ErrorPage path={path} {...thrown} />}>
      {error ? <ErrorPage path={path} {...error} /> : <DefaultLayout path={path}>{children}</DefaultLayout>}
    </ErrorBoundary>
  );
}

/** Shared by gatsby-browser and gatsby-ssr: hydration needs the same tree. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <SiteLayout path={props.location.pathname}>{element}</SiteLayout>;
}
