import type { BuiltSite, Finding } from "../built-site";

/** No `undefined`, `NaN` and the like where a visitor or a search engine reads. */
export function checkTexts(site: BuiltSite): Finding[] {
  return [...site.pages.values()].flatMap(({ file, suspects }) =>
    suspects.map((suspect) => ({
      file,
      message: `shows a leftover: ${suspect} (if it is meant, put it in code marks)`,
    })),
  );
}
