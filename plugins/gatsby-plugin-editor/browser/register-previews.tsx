import type { MouseEvent, ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Collection, ContentModel } from "../../gatsby-source-content/model";
import { markValues } from "../field-marks";
import { fieldsOf } from "../forms";
import { joinPreview, PART_STYLES } from "./click-to-edit/click-to-edit";
import type { Selectors } from "./click-to-edit/parts";
import type { Cms, CmsReact, PreviewProps } from "./cms";
import { VISUAL_MARK } from "./decap-internals";
import { saveByKey } from "./keys";
import { offerWidths } from "./preview-width";

/** An entry in the form, complete or not; its texts end with marks: see `field-marks.ts`. */
export type PreviewEntry = { data: Record<string, unknown> } & Omit<PreviewProps, "entry">;

export type Previews = {
  /** @param today the day in the site's time zone, `YYYY-MM-DD` */
  render: (collection: Collection, entry: PreviewEntry, today: string) => ReactNode;
  /** Attributes of the `main` element that it is drawn in. */
  attributes: Readonly<Record<string, string>>;
  /**
   * Fields whose values get no mark, since components compute with them, by collection and path;
   * of all collections below `""`. The selector finds what shows the field in the preview.
   */
  selectors: Readonly<Record<string, Selectors>>;
};

/** Keeps a click on a link from leaving the preview. */
function keepOnPage(event: MouseEvent): void {
  if (!(event.target as Element).closest("a")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Values without what `visualEditing` adds to them: a hundred characters of its own to each text. */
function withoutVisualMarks(value: unknown): unknown {
  if (typeof value === "string") return value.replace(VISUAL_MARK, "");
  if (Array.isArray(value)) return value.map(withoutVisualMarks);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutVisualMarks(inner)]),
  );
}

/**
 * Shows the site's components in the preview pane. The site's React draws them into an element of
 * the CMS's React: two copies of React cannot share a tree of components with hooks.
 */
export function registerPreviews(
  { CMS, h, createClass }: { CMS: Cms } & CmsReact,
  { collections }: ContentModel,
  {
    previews: { render, attributes, selectors },
    today,
  }: { previews: Previews; today: () => string },
): void {
  CMS.registerPreviewStyle(PART_STYLES, { raw: true });
  for (const collection of collections) {
    const parts = { ...selectors[""], ...selectors[collection.name] };
    const entryIn = ({ entry, ...props }: PreviewProps): PreviewEntry => {
      const data = withoutVisualMarks(entry.getIn(["data"])?.toJS());
      return { ...props, data: markValues(fieldsOf(collection), data, Object.keys(parts)) };
    };
    const roots = new WeakMap<Element, Root>();
    const draw = (content: ReactNode) => (element: Element | null) => {
      if (!element) return;
      offerWidths(element.ownerDocument.defaultView?.frameElement as HTMLElement | null);
      const root = roots.get(element) ?? createRoot(element);
      if (!roots.has(element)) {
        joinPreview(element, parts);
        saveByKey(element.ownerDocument);
      }
      roots.set(element, root);
      root.render(<div onClickCapture={keepOnPage}>{content}</div>);
    };
    const component = createClass({
      render(this: { props: PreviewProps }) {
        return h("main", {
          ...attributes,
          ref: draw(render(collection, entryIn(this.props), today())),
        });
      },
    });
    CMS.registerPreviewTemplate(collection.name, component);
  }
}
