import type { WrapPageElementBrowserArgs } from "gatsby";
import { DefaultLayout } from "./default-layout/default-layout";

/** The same for the browser and for the built HTML, or hydration would fail. */
export function wrapPageElement({ element }: Pick<WrapPageElementBrowserArgs, "element">) {
  return <DefaultLayout>{element}</DefaultLayout>;
}
