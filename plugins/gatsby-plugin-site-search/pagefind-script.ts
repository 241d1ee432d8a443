import { transform } from "esbuild";

const SERVED_FILE =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown)\w+\.pagefind|pagefind\.\w+\.pf_meta|(?:fragment|index|filter)\/.+)$/;

/**
 * Whether a search requests a file of Pagefind's. Others are its own UI, and WebAssembly for texts
 * without a language.
 */
export const isServed = (file: string): boolean => SERVED_FILE.test(file);

const FAIL = "failPagefindLoad";

/**
 * Minifies Pagefind's script, and replaces each `console.error` by a throw. When a file of the
 * index fails to load, Pagefind only logs an error and returns no results: the page would report
 * that nothing was found.
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
