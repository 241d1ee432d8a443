import { transform } from "esbuild";

const SERVED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown)\w+\.pagefind|pagefind\.\w+\.pf_meta|(?:fragment|index|filter)\/.+)$/;

/**
 * Whether a search requests a file of Pagefind's. The rest is its own UI, and the WebAssembly for
 * texts without a language.
 */
export const isServed = (file: string): boolean => SERVED.test(file);

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
