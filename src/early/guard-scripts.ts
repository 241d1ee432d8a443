import { reloadOnce } from "../dom/reload-guard";

/** An own script that did not arrive, or arrived as something else. */
function isBrokenScript(event: Event): boolean {
  if (event.target instanceof HTMLScriptElement) return event.target.src.startsWith(location.origin);
  return (
    event instanceof ErrorEvent && event.error instanceof SyntaxError && event.filename.startsWith(location.origin)
  );
}

/**
 * A page out of a cache names scripts that the next deployment took away: it is loaded anew, once. Scripts that load later
 * answer for themselves.
 */
export function guardScripts(): void {
  const guard = (event: Event) => {
    if (isBrokenScript(event)) reloadOnce();
  };
  addEventListener("error", guard, true);
  addEventListener("load", () => removeEventListener("error", guard, true), { once: true });
}
