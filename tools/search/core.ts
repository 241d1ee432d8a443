import { transform } from "esbuild";

/**
 * What is said otherwise in Pagefind's script. It logs that a part of the index has not arrived, and then finds nothing;
 * a visitor must not be told so. Each text stands in version 1.5.2, and the build says when one no longer does.
 */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  [
    "queued.resolve(await fetch(queued.input));",
    "const answer=await fetch(queued.input);if(!answer.ok)throw new Error(answer.status+' '+answer.url);queued.resolve(answer);",
  ],
  ["console.error(`Failed to load the index chunk ${url}:\n${e?.toString()}`);", "throw e;"],
  ["console.error(`Failed to load the meta index:\n${e?.toString()}`);", "throw e;"],
];

/**
 * Pagefind's script as the site sends it: small, and honest about what is missing.
 * @throws Error when a text that it changes is not there once
 */
export async function searchCore(source: string): Promise<string> {
  const changed = CHANGES.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`Pagefind's script has changed; look at tools/search/core.ts: ${from}`);
    return text.replace(from, () => to);
  }, source);
  const { code } = await transform(changed, { minify: true, format: "esm", target: "es2022", legalComments: "none" });
  return code;
}
