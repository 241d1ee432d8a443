import { transform } from "esbuild";

/**
 * What is said otherwise in Pagefind's script. It logs that a part of the index has not arrived, and then finds nothing;
 * a visitor must not be told so. What fails at its start it keeps for the first question, and throws it at nobody besides.
 * As in version 1.5.2; the build says when a text is no longer there as often.
 */
const CHANGES: readonly { text: RegExp; times: number; instead: string }[] = [
  {
    text: /queued\.resolve\(await fetch\(queued\.input\)\);/g,
    times: 1,
    instead:
      "const answer=await fetch(queued.input);if(!answer.ok)throw new Error(answer.status+' '+answer.url);queued.resolve(answer);",
  },
  {
    text: /console\.error\(`Failed to load the (?:index chunk|meta index)[^`]*`\);/g,
    times: 2,
    instead: "throw e;",
  },
  {
    text: /this\.init\(options2\?\.language\);/g,
    times: 1,
    instead: "this.init(options2?.language).catch(()=>{});",
  },
];

/**
 * Pagefind's script as the site sends it: small, and honest about what is missing.
 * @throws Error when a text that it changes is not there
 */
export async function searchCore(source: string): Promise<string> {
  const changed = CHANGES.reduce((script, { text, times, instead }) => {
    if ([...script.matchAll(text)].length !== times)
      throw new Error(`Pagefind's script has changed, see tools/search/core.ts: ${text.source}`);
    return script.replace(text, () => instead);
  }, source);
  const { code } = await transform(changed, { minify: true, format: "esm", target: "es2022", legalComments: "none" });
  return code;
}
