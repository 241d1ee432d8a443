import { transform } from "esbuild";

const FAIL = "failPagefindLoad";

/**
 * Pagefind's script as the site sends it: minified, and failing where it would only log. When a file of the index does not
 * arrive, Pagefind logs an error and finds nothing, and a visitor would read that nothing was found. So every `console.error`
 * in it throws.
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
