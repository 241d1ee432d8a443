import type { MouseEvent, ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { ArticleHeader } from "../../blog/components/article-header/article-header";
import { Reading } from "../../components/content/reading/reading";
import { WorkOpening } from "../../components/sections/works/work-opening/work-opening";
import { WorkStory } from "../../components/sections/works/work-story/work-story";
import { CONTENT_MODEL } from "../../content-model/content-model";
import type { Cms, CmsReact, PreviewProps } from "../cms";
import { pagePreview } from "./page-preview";
import { PreviewData } from "./preview-data";
import { offerWidths } from "./preview-width";
import { blocksPreview, settingPreview } from "./site-previews";

const INK = "#141618";

/** A case study: its opening, the facts, and its story with its pictures. */
function workPreview(data: PreviewData) {
  const picture = data.picture("picture");
  const color = data.text("color");
  const opening = {
    title: data.text("title"),
    perex: data.text("perex"),
    visibility: data.visibility,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : INK,
    picture: picture as Queries.PictureFragment,
    pictureAlt: data.text("pictureAlt"),
  };
  const slug = data.text("industry");
  const industry = slug ? { slug, name: data.referred("industry", "industries", "name") } : null;
  const story = {
    info: data.text("info"),
    infoItems: data.items("infoItems").map((item) => ({ label: item.text("label"), value: item.text("value") })),
    industry,
    services: data.texts("services").map((slug) => ({ slug, title: slug.replaceAll("-", " ") })),
    body: { html: data.html("body") },
  };
  return (
    <>
      <WorkOpening work={opening} />
      <WorkStory work={story} />
    </>
  );
}

/** An article: its top and its text. */
function articlePreview(data: PreviewData) {
  const category = data.text("category");
  const author = data.text("author");
  const article = {
    slug: "preview",
    route: null,
    visibility: data.visibility,
    title: data.text("title"),
    perex: data.text("perex"),
    date: data.text("date"),
    updated: data.text("updated") || null,
    words: null,
    category: category ? { slug: category, title: data.referred("category", "settings", "title") } : null,
    author: author
      ? {
          slug: author,
          name: data.referred("author", "team", "name"),
          position: data.referred("author", "team", "position"),
        }
      : null,
    pictureAlt: data.text("pictureAlt"),
    picture: data.picture("picture"),
  };
  return (
    <>
      <ArticleHeader article={article as unknown as Queries.ArticleHeaderFragment} />
      <Reading body={{ headings: null, html: data.html("body") }} />
    </>
  );
}

const PREVIEWS: Readonly<Record<string, (data: PreviewData) => ReactNode>> = {
  blog: articlePreview,
  pages: blocksPreview,
  works: workPreview,
};

/** A preview leads nowhere. */
function stay(event: MouseEvent): void {
  if (!(event.target as Element).closest("a")) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The site's components in the preview pane. They are drawn by the site's React into an element of the CMS's: two copies of
 * React cannot share a tree of components with hooks.
 */
export function registerPreviews({ CMS, h, createClass }: { CMS: Cms } & CmsReact): void {
  for (const collection of CONTENT_MODEL) {
    const preview = (data: PreviewData) =>
      PREVIEWS[collection.name]?.(data) ?? settingPreview(collection, data) ?? pagePreview(collection, data);
    const roots = new WeakMap<Element, Root>();
    const draw = (content: ReactNode) => (element: Element | null) => {
      if (!element) return;
      offerWidths(element.ownerDocument.defaultView?.frameElement as HTMLElement | null);
      const root = roots.get(element) ?? createRoot(element);
      roots.set(element, root);
      root.render(<div onClickCapture={stay}>{content}</div>);
    };
    const component = createClass({
      render(this: { props: PreviewProps }) {
        const content = preview(new PreviewData(this.props));
        return h("main", { className: "editorPreview", "data-font": "late", ref: draw(content) });
      },
    });
    CMS.registerPreviewTemplate(collection.name, component);
  }
}
