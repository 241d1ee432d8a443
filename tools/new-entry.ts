/**
 * `npm run new -- article "Title"`: makes an entry with placeholders, which passes the check of the
 * content, and says what to do next. `--slug NAME` names it otherwise than its title.
 */
import path from "node:path";
import type { Collection } from "../plugins/gatsby-source-content/model";
import { routeOf } from "../plugins/gatsby-source-content/model";
import { contentDirectory } from "../src/constants/build";
import { buildDate } from "../src/content-rules/build-date";
import { loadSiteContent } from "../src/content-rules/load-site-content";
import { runCommand } from "./lib/project.mjs";
import { readArguments } from "./new-entry/arguments";
import { type MadeEntry, makeEntry } from "./new-entry/make-entry";
import { pictureSize } from "./new-entry/placeholders";

/** Lines that name the files made and what to do next. */
function nextSteps(collection: Collection, { file, slug, pictures, isDraft }: MadeEntry): string[] {
  const relative = (name: string) => path.relative(process.cwd(), name);
  const optional = collection.fields.filter(
    ({ required, name, hidden }) => required === false && name !== "draft" && !hidden,
  );
  const route = routeOf(collection, slug);
  return [
    `Made ${relative(file)}`,
    ...pictures.map((picture) => {
      const { width, height } = pictureSize(picture.slot);
      return `Made ${relative(picture.file)}, a placeholder: replace it with a picture of at least ${width} x ${height} pixels`;
    }),
    `Next: write what is to be written; npm start shows it${route ? ` at ${route}` : ""}, npm run check:content checks it.`,
    isDraft ? "It is a draft: remove `draft: true` to publish it." : "The next build publishes it.",
    ...(optional.length > 0
      ? [`Optional fields: ${optional.map(({ name }) => name).join(", ")}.`]
      : []),
  ];
}

void runCommand(async () => {
  const { collection, title, slug } = readArguments(process.argv.slice(2));
  const root = contentDirectory();
  const { entries } = await loadSiteContent({ root });
  const made = await makeEntry({ root, collection, title, slug, today: buildDate(), entries });
  console.log(nextSteps(collection, made).join("\n"));
});
