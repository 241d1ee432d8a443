import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { ArticleCard } from "../../blog/components/article-card/article-card";
import { ArticleHeader } from "../../blog/components/article-header/article-header";
import * as prose from "../../components/content/prose/prose.module.scss";
import { WorkCard } from "../../components/content/work-card/work-card";
import { WorkOpening } from "../../components/sections/works/work-opening/work-opening";
import { WorkStory } from "../../components/sections/works/work-story/work-story";
import { CONTENT_MODEL } from "../../content-model/content-model";
import type { Cms, CmsReact, PreviewProps } from "../cms";
import { PreviewData } from "./preview-data";

const INK = "#141618";

/** A case study: its opening, the facts, its story with its pictures, and its card. */
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
    body: { html: null },
  };
  return {
    before: (
      <>
        <WorkOpening work={opening} />
        <WorkStory work={story} />
      </>
    ),
    after: (
      <div className="editorCard">
        <WorkCard work={{ ...opening, industry, slug: "preview", route: null }} />
      </div>
    ),
  };
}

/** An article: its top, its text, and the card that stands for it in lists. */
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
  return {
    before: <ArticleHeader article={article as unknown as Queries.ArticleHeaderFragment} />,
    after: (
      <div className="editorCard">
        <ArticleCard article={article as unknown as Queries.ArticleCardFragment} />
      </div>
    ),
  };
}

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
