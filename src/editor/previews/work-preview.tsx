import { WorkCard } from "../../components/content/work-card/work-card";
import { WorkOpening } from "../../components/sections/works/work-opening/work-opening";
import { WorkStory } from "../../components/sections/works/work-story/work-story";
import type { PreviewData } from "./preview-data";

const INK = "#141618";

/** A case study: its opening, the facts, its story with its pictures, and its card. */
export function workPreview(data: PreviewData) {
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
