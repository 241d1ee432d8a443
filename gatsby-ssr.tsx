import type { GatsbySSR } from "gatsby";
import { renderWhole } from "./src/ssr/render-whole";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onPreRenderHTML, onRenderBody } from "./src/ssr/render-html";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderWhole(bodyComponent));
