export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onPreRenderHTML, onRenderBody } from "./src/document/render-html";
export { replaceRenderer } from "./src/document/render-whole";
