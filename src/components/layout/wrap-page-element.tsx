import type { WrapPageElementBrowserArgs } from "gatsby";
import { SiteLayout } from "./site-layout";

/** The same for the browser and for the built HTML, or hydration would fail. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <SiteLayout path={props.location.pathname}>{element}</SiteLayout>;
}
