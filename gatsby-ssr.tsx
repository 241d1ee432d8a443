export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onPreRenderHTML, onRenderBody } from "./src/ssr/render-html";
export { replaceRenderer } from "./src/ssr/render-whole";
