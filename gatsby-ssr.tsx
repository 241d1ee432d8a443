export { onPreRenderHTML, onRenderBody } from "./src/ssr/render-html";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
