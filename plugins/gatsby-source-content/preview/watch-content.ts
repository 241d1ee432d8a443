import chokidar from "chokidar";
import type { Reporter } from "gatsby";
import type { Content } from "../load-content";
import { formatReport } from "../model/problem";
import type { ContentModel } from "../model/types";
import type { NodeSync } from "../nodes/sync-nodes";
import type { Entry } from "../reading/entry";
import { type ContentStatusPlugin, overlayReport } from "./content-status";
import { withLastGood } from "./last-good";

/** Debounce: an editor saves several files, or one file in several steps. */
const QUIET_MS = 120;

type Watch = {
  model: ContentModel;
  /** Absolute path of the content folder. */
  root: string;
  load: () => Promise<Content>;
  first: Content;
  /** Command that lists all problems in a terminal. */
  checkCommand?: string;
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
  model,
  root,
  load,
  first,
  checkCommand,
  status,
  reporter,
  syncNodes,
}: Watch): Promise<void> {
  // Pages cannot be drawn without their words.
  const requiredCollections = model.collections.filter(({ format }) => format === "single");
  let shown: readonly Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  let begin: () => void = () => undefined;
  const firstGoodVersion = new Promise<void>((resolve) => {
    begin = resolve;
  });

  const accept = ({ entries, problems, warnings }: Content): void => {
    if (warnings.length > 0) reporter.warn(formatReport(warnings, "warning"));
    const isValid = problems.length === 0;
    const next = isValid ? entries : withLastGood(shown, entries);
    const isShowable = requiredCollections.every(({ name }) =>
      next.some(({ collection }) => collection.name === name),
    );
    if (!isShowable) {
      reporter.error(`${formatReport(problems)}\nThe preview begins as soon as these are fixed.`);
      return;
    }
    if (shown.length > 0 && isValid) reporter.info("The content is valid.");
    // The compiler prints the report, and the browser shows it.
    status.show(isValid ? null : overlayReport(problems, checkCommand));
    syncNodes(next);
    shown = next;
    begin();
  };

  const check = async (): Promise<void> => {
    try {
      accept(await load());
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
  await firstGoodVersion;
}
