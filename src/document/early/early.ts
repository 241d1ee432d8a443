import { reloadOnce } from "../../browser/dom/reload-guard";
import { hasLoader } from "../../overrides/gatsby-router";
import { runIntro } from "./intro";
import { skipSections } from "./skip-sections";

/** Whether a script of this site did not arrive, or is not one, such as an HTML error page. */
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
 * Reloads the page once if one of its scripts is missing: a cached page may name scripts that a
 * deployment has removed. A script that failed before this one arrived is noticed once all have run
 * or failed. Scripts that load later handle their own failures.
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

// Runs before the site's script, or without it: it is a bundle of its own.
guardScripts();
skipSections();
runIntro();
