import chokidar from "chokidar";
import type { Reporter } from "gatsby";

/** Folders of what Gatsby reads when it starts. It watches `gatsby-config.ts` and such itself. */
const READ_AT_START = [
  "plugins",
  "src/content-model",
  "src/content-rules",
  "src/gatsby-config",
  "src/gatsby-node",
];
const IS_TEST = /\.test\.ts$|\/(?:golden|faults|testing)\//;

/** Tells engineers when a running preview no longer fits its sources, such as the content model. */
export function watchSources(reporter: Reporter, folders = READ_AT_START) {
  return chokidar.watch(folders, { ignoreInitial: true, ignored: IS_TEST }).on("all", (_, file) => {
    reporter.warn(
      `${file} has changed, which Gatsby and the editor read when they start. Restart the preview: Ctrl+C, then npm start.`,
    );
  });
}
