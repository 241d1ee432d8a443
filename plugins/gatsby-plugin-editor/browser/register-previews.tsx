import type { MouseEvent, ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Collection, ContentModel } from "../../gatsby-source-content/model";
import type { Cms, CmsReact, PreviewProps } from "./cms";
import { offerWidths } from "./preview-width";

export type Previews = {
  /**
   * The preview of an entry, complete or not.
   * @param today the day in the site's time zone, `YYYY-MM-DD`
   */
  render: (collection: Collection, props: PreviewProps, today: string) => ReactNode;
  /** Attributes of the `main` element that it is drawn in. */
  attributes: Readonly<Record<string, string>>;
};

/** Keeps a click on a link from leaving the preview. */
function keepOnPage(event: MouseEvent): void {
  if (!(event.target as Element).closest("a")) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Shows the site's components in the preview pane. The site's React draws them into an element of
 * the CMS's React: two copies of React cannot share a tree of components with hooks.
 */
export function registerPreviews(
  { CMS, h, createClass }: { CMS: Cms } & CmsReact,
  { collections }: ContentModel,
  { previews: { render, attributes }, today }: { previews: Previews; today: () => string },
): void {
  for (const collection of collections) {
    const roots = new WeakMap<Element, Root>();
    const draw = (content: ReactNode) => (element: Element | null) => {
      if (!element) return;
      offerWidths(element.ownerDocument.defaultView?.frameElement as HTMLElement | null);
      const root = roots.get(element) ?? createRoot(element);
      roots.set(element, root);
      root.render(<div onClickCapture={keepOnPage}>{content}</div>);
    };
    const component = createClass({
      render(this: { props: PreviewProps }) {
        return h("main", { ...attributes, ref: draw(render(collection, this.props, today())) });
      },
    });
    CMS.registerPreviewTemplate(collection.name, component);
  }
}
