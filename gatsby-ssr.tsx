import type { GatsbySSR } from "gatsby";
import { withoutStyleAttributes } from "./src/ssr/finish-html";
import { renderWhole } from "./src/ssr/render-whole";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onPreRenderHTML, onRenderBody } from "./src/ssr/render-html";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(withoutStyleAttributes(await renderWhole(bodyComponent)));
