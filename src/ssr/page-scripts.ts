import { createElement, isValidElement, type ReactNode } from "react";

/** By this name Gatsby keeps a place for the scripts in each page. */
const PLACE = "_gatsby-scripts";

/** All of them, which begin and end with a script. */
const SCRIPTS = /^\s*<script\s+id="(?<id>[^"]+)"\s*>(?<others>.*)<\/script>\s*$/s;

/**
 * Puts the scripts into a page while it is rendered. Gatsby would write every page a second time to put them into the place that
 * it has kept (its slices); it now looks for that place, and finds none.
 * @param html what Gatsby would put there, see gatsby/page-scripts.ts; since it is part of the renderer, every page is rendered anew
 * when a script changes
 */
export const withScripts =
  (html: string) =>
  (component: ReactNode): ReactNode => {
    if (!isValidElement<{ sliceId?: string }>(component) || component.props.sliceId !== PLACE) return component;
    const { id, others } = SCRIPTS.exec(html)?.groups ?? {};
    // Scripts of another form are left to Gatsby.
    if (!others) return component;
    // As one element: React would move scripts with addresses into the head.
    return createElement("script", { key: PLACE, id, dangerouslySetInnerHTML: { __html: others } });
  };
