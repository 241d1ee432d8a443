import { reloadOnce } from "../../browser/dom/reload-guard";
import { hasLoader } from "../../overrides/gatsby-router";
import { runIntro } from "./intro";
import { skipSections } from "./skip-sections";

/** A script of ours that did not arrive, or is not a script (an HTML error page). */
function isBrokenScript(event: Event): boolean {
  if (event.target instanceof HTMLScriptElement)
    return event.target.src.startsWith(location.origin);
  return (
    event instanceof ErrorEvent &&
    event.error instanceof SyntaxError &&
    event.filename.startsWith(location.origin)
  );
}

/**
 * A cached page may name scripts that a deployment has removed: it reloads once, when one fails,
 * or, if that happened before this script arrived, when all have run or failed. Scripts loaded
 * later handle their own failures.
 */
function guardScripts(): void {
  const guard = (event: Event) => {
    if (isBrokenScript(event)) reloadOnce();
  };
  const onLoad = () => {
    removeEventListener("error", guard, true);
    if (!hasLoader()) reloadOnce();
  };
  addEventListener("error", guard, true);
  addEventListener("load", onLoad, { once: true });
}

// Runs before the site's script, and also when that is missing. Bundled by itself and loaded first.
guardScripts();
skipSections();
runIntro();
