import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement } from "react";

/** gatsby-plugin-image's style and script serve its own component, which this site does not use. */
const UNUSED_KEYS = /^gatsby-image-style/;

export function onRenderBody({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
  ]);
}

export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter((component) => !(isValidElement(component) && UNUSED_KEYS.test(String(component.key)))),
  );
}
