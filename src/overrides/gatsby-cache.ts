import { rmSync } from "node:fs";
import type { PreInitArgs } from "gatsby";

type CachedState = { components: ReadonlyMap<string, unknown> };

/**
 * Empties Gatsby's cache in a project that was moved or copied. The cache has absolute paths, and
 * with those of another folder pages would lack their data. Without the hash of its plugins Gatsby
 * empties the cache as after a change of them, except for webpack's.
 */
export function emptyMovedCache({ store, reporter }: PreInitArgs): void {
  const [file] = (store.getState() as CachedState).components.keys();
  const folder = `${process.cwd().replaceAll("\\", "/")}/`;
  if (!file || file.startsWith(folder)) return;
  reporter.info("The cache was made in another folder. It is made anew.");
  rmSync(".cache/webpack", { recursive: true, force: true });
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
