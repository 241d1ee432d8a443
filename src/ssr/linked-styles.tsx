import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";

/** What `createPages` tells of the pages of older articles and lists. */
type OlderContext = { isOlder?: boolean };

/** Pages between the two calls that Gatsby makes for each: only the first is told what page it is. */
const older = new Set<string>();

/** Notes whether a page is one of the many that are seldom asked for. */
export function noteAge({ pathname, loadPageDataSync }: Pick<RenderBodyArgs, "pathname" | "loadPageDataSync">): void {
  // In the preview there is no such question.
  const context = loadPageDataSync?.(pathname)?.result?.pageContext as OlderContext | undefined;
  if (context?.isOlder) older.add(pathname);
}

const isGlobalStyle = (component: ReactNode): component is ReactElement<{ "data-href": string }> =>
  isValidElement<Record<string, unknown>>(component) && component.props["data-identity"] === "gatsby-global-css";

/**
 * Gatsby puts the whole style sheet into each page: the quickest first visit there is. In thousands of older articles it would be
 * three quarters of all that is written, checked, compressed and kept: those name it instead (ADR 18).
 */
export function styleAsLink({ pathname }: Pick<PreRenderHTMLArgs, "pathname">): (component: ReactNode) => ReactNode {
  if (!older.delete(pathname)) return (component) => component;
  return (component) => {
    if (!isGlobalStyle(component)) return component;
    const href = component.props["data-href"];
    return <link key={href} rel="stylesheet" href={href} />;
  };
}
