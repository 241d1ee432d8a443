import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement } from "react";

/** gatsby-plugin-image's style and script serve its own component, which this site does not use. */
const UNUSED_KEYS = /^gatsby-image-style/;

export function onRenderBody({ setHtmlAttributes }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: "en" });
}

export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter((component) => !(isValidElement(component) && UNUSED_KEYS.test(String(component.key)))),
  );
}
