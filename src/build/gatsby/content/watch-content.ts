import chokidar from "chokidar";
import type { Reporter } from "gatsby";
import { CONTENT_MODEL } from "../../../content-model/content-model";
import { formatReport } from "../../../content-model/problem";
import type { ContentOverride } from "../../content-loader/content-override";
import type { Entry } from "../../content-loader/entry";
import { type Content, loadContent } from "../../content-loader/load-content";
import { type ContentStatusPlugin, overlayReport } from "./content-status";
import { withLastGood } from "./last-good";
import type { NodeSync } from "./sync-nodes";

/** Debounce: an editor saves several files, or one file in several steps. */
const QUIET_MS = 120;

/** Without the words of a page there is none to show. */
const NEEDED = CONTENT_MODEL.filter(({ format }) => format === "single").map(({ name }) => name);

type Watch = {
  root: string;
  override?: ContentOverride | null;
  first: Content;
  status: ContentStatusPlugin;
  reporter: Reporter;
  syncNodes: NodeSync;
};

/**
 * Keeps nodes in sync with the files in `gatsby develop`. An entry with problems never replaces its
 * last good version, and holds up no other; the problems are shown in the terminal and in the
 * browser until they are fixed.
 * @returns a promise that resolves with the first good version
 */
export async function watchContent({
  root,
  override,
  first,
  status,
  reporter,
  syncNodes,
}: Watch): Promise<void> {
  let shown: readonly Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  let begin: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => {
    begin = resolve;
  });

  const accept = ({ entries, problems, warnings }: Content): void => {
    if (warnings.length > 0) reporter.warn(formatReport(warnings, "warning"));
    const isRight = problems.length === 0;
    const next = isRight ? entries : withLastGood(shown, entries);
    if (!NEEDED.every((name) => next.some(({ collection }) => collection.name === name))) {
      reporter.error(`${formatReport(problems)}\nThe preview begins as soon as these are fixed.`);
      return;
    }
    if (shown.length > 0 && isRight) reporter.info("The content is valid.");
    // The compiler prints the report, and the browser shows it.
    status.show(isRight ? null : overlayReport(problems));
    syncNodes(next);
    shown = next;
    begin();
  };

  const check = async (): Promise<void> => {
    try {
      accept(await loadContent({ root, override, isPreview: true }));
    } catch (error) {
      reporter.error("The content could not be read", error as Error);
    }
  };

  const recheck = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checking = checking.then(check);
    }, QUIET_MS);
  };

  accept(first);
  chokidar.watch(root, { ignoreInitial: true, ignored: /(^|[/\\])\../ }).on("all", recheck);
  await beginning;
}
