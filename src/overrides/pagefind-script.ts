import { transform } from "esbuild";

/**
 * The files that a search requests. The rest is Pagefind's own UI, and the WebAssembly of other
 * languages.
 */
export const SERVED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.en_[0-9a-f]+\.pf_meta|(?:fragment|index|filter)\/.+)$/;

const FAIL = "failPagefindLoad";

/**
 * Pagefind's script, minified, and with every `console.error` replaced by a throw. When a file of
 * the index fails to load, Pagefind only logs an error and returns no results, and the page would
 * report that nothing was found.
 */
export async function browserScript(source: string): Promise<string> {
  const { code } = await transform(source, {
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    define: { "console.error": FAIL },
    banner: `const ${FAIL}=message=>{throw new Error(message)};`,
  });
  return code;
}
