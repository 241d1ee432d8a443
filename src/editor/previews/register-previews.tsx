import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as prose from "../../components/content/prose/prose.module.scss";
import { CONTENT_MODEL } from "../../content-model/content-model";
import type { Cms, CmsReact, PreviewProps } from "../cms";
import { articlePreview } from "./article-preview";
import { PreviewData } from "./preview-data";
import { workPreview } from "./work-preview";

/** What an entry looks like: the parts before and after its text, which the CMS renders itself. */
export type Preview = (data: PreviewData) => { before: ReactNode; after?: ReactNode };

const PREVIEWS: Readonly<Record<string, Preview>> = {
  blog: articlePreview,
  works: workPreview,
};

/** The CMS renders a text into an element of its own. */
const styleText = (element: Element | null) => element?.firstElementChild?.classList.add(prose.root ?? "");

/**
 * The site's components in the preview pane. They are drawn by the site's React into elements of the CMS's: two copies of
 * React cannot share a tree of components with hooks.
 */
export function registerPreviews({ CMS, h, createClass }: { CMS: Cms } & CmsReact): void {
  for (const [name, preview] of Object.entries(PREVIEWS)) {
    const roots = new WeakMap<Element, Root>();
    const draw = (content: ReactNode) => (element: Element | null) => {
      if (!element) return;
      const root = roots.get(element) ?? createRoot(element);
      roots.set(element, root);
      root.render(content);
    };
    // The CMS throws when it is asked for a field that there is not.
    const hasText = CONTENT_MODEL.some((to) => to.name === name && to.fields.some(({ kind }) => kind === "markdown"));
    const component = createClass({
      render(this: { props: PreviewProps }) {
        const { before, after } = preview(new PreviewData(this.props));
        return h(
          "main",
          { className: "editorPreview", "data-font": "late" },
          h("div", { ref: draw(before) }),
          hasText && h("div", { className: "editorText", ref: styleText }, this.props.widgetFor("body")),
          h("div", { ref: draw(after) }),
        );
      },
    });
    CMS.registerPreviewTemplate(name, component);
  }
}
