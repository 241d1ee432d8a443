import type { ReactNode } from "react";
import type { Previews } from "../../plugins/gatsby-plugin-editor/start-editor";
import { ArticleHeader } from "../blog/components/article-header/article-header";
import { Reading } from "../components/content/reading/reading";
import { PositionOpening } from "../components/sections/career/position-opening/position-opening";
import { PositionText } from "../components/sections/career/position-text/position-text";
import { WorkOpening } from "../components/sections/works/work-opening/work-opening";
import { WorkStory } from "../components/sections/works/work-story/work-story";
import { pagePreview } from "./page-preview";
import { PreviewData } from "./preview-data";
import { blocksPreview, formValues, settingPreview } from "./site-previews";

/** A case study: its opening, the facts, and its story with its pictures. */
function workPreview(data: PreviewData, values: object) {
  const color = data.text("color");
  const slug = data.text("industry");
  const work = {
    ...values,
    visibility: data.visibility,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : null,
    industry: slug ? { slug, name: data.referenceField("industry", "industries", "name") } : null,
    services: data
      .texts("services")
      .map((slug) => ({ slug, title: data.referenceField("services", "services", "title", slug) })),
    body: { html: data.html("body") },
  } as unknown as Queries.WorkOpeningFragment & Queries.WorkStoryFragment;
  return (
    <>
      <WorkOpening work={work} />
      <WorkStory work={work} />
    </>
  );
}

/** An article: its top and its text. */
function articlePreview(data: PreviewData, values: object) {
  const category = data.text("category");
  const author = data.text("author");
  const article = {
    ...values,
    slug: "preview",
    route: null,
    visibility: data.visibility,
    date: data.text("date") || data.today,
    words: null,
    category: category
      ? { slug: category, title: data.referenceField("category", "settings", "title") }
      : null,
    author: author
      ? {
          slug: author,
          name: data.referenceField("author", "team", "name"),
          position: data.referenceField("author", "team", "position"),
        }
      : null,
  };
  return (
    <>
      <ArticleHeader article={article as unknown as Queries.ArticleHeaderFragment} />
      <Reading body={{ headings: null, html: data.html("body") }} />
    </>
  );
}

/** A position: its top, its facts and its text. */
function positionPreview(data: PreviewData, values: object) {
  const office = data.text("location");
  const salary = data.group("salary");
  const position = {
    ...values,
    visibility: data.visibility,
    date: data.text("date") || null,
    salary: salary.has("min") && salary.has("per") ? { max: null, ...salary.values } : null,
    location: office
      ? { slug: office, title: data.referenceField("location", "offices", "title") }
      : null,
    description: { headings: null, html: data.html("body") },
  } as unknown as Queries.PositionOpeningFragment & Queries.PositionTextFragment;
  return (
    <>
      <PositionOpening position={position} />
      <PositionText position={position} />
    </>
  );
}

/** Makes a preview of a form. `values`: its values as a query would answer them. */
type EntryPreview = (data: PreviewData, values: object) => ReactNode;

/** Previews by collection. */
const ENTRY_PREVIEWS: Readonly<Record<string, EntryPreview>> = {
  blog: articlePreview,
  pages: blocksPreview,
  positions: positionPreview,
  works: workPreview,
};

export const PREVIEWS: Previews = {
  attributes: { className: "editorPreview", "data-font": "late" },
  selectors: {
    "": { highlight: null, id: null },
    blog: {
      date: "li:not(li:has(time) ~ li) > time",
      updated: "li:has(time) ~ li > time",
    },
    positions: {
      date: "div:not(div:has(time) ~ div) > dd > time",
      validThrough: "div:has(time) ~ div > dd > time",
    },
    works: { title: "h1", color: "header" },
    home: { "hero.title": "h1" },
  },
  render(collection, entry, today) {
    const data = new PreviewData(entry, today);
    return (
      ENTRY_PREVIEWS[collection.name]?.(data, formValues(collection, data, {})) ??
      settingPreview(collection, data) ??
      pagePreview(collection, data)
    );
  },
};
