import { rmSync } from "node:fs";
import type { PreInitArgs } from "gatsby";

type Remembered = { components: ReadonlyMap<string, unknown> };

/**
 * Gatsby's cache names files by where they lay: in a project that was moved or copied with it,
 * pages would lack their data. Without the hash by which it knows its plugins, Gatsby empties the
 * cache as after a change of them, all but webpack's.
 */
export function forgetOtherPlace({ store, reporter }: PreInitArgs): void {
  const [file] = (store.getState() as Remembered).components.keys();
  const here = `${process.cwd().replaceAll("\\", "/")}/`;
  if (!file || file.startsWith(here)) return;
  reporter.info("The cache was made in another folder. It is made anew.");
  rmSync(".cache/webpack", { recursive: true, force: true });
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
