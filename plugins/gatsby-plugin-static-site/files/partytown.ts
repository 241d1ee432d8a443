import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { builtPages } from "../../../lib/built-pages";

/** An attribute of Partytown's own script on pages that have a script with `off-main-thread`. */
const MARK = "data-partytown";

/** Deletes Partytown, which Gatsby copies into every site, where no page uses it. */
export function removeUnusedPartytown(site: string): void {
  const isUsed = builtPages(site).some(({ file }) =>
    readFileSync(path.join(site, file), "utf8").includes(MARK),
  );
  if (!isUsed) rmSync(path.join(site, "~partytown"), { recursive: true, force: true });
}
