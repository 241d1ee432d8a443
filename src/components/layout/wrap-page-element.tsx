import type { WrapPageElementBrowserArgs } from "gatsby";
import { SiteLayout } from "./site-layout";

/** Shared by gatsby-browser and gatsby-ssr: hydration needs the same tree. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <SiteLayout path={props.location.pathname}>{element}</SiteLayout>;
}
