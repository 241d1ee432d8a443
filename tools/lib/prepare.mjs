import { ensureBrowser } from "./browser.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";

/**
 * Makes the project ready to run; quick and without network when it already is.
 * @param {string} root
 * @param {{ needsBrowser?: boolean }} [options]
 * @returns {Promise<ReturnType<typeof ensureBrowser> | undefined>} the browsers, when they were asked for
 */
export async function prepare(root, { needsBrowser = false } = {}) {
  checkNode(root);
  await ensureInstalled(root);
  return needsBrowser ? ensureBrowser(root) : undefined;
}
