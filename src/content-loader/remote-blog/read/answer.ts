import * as v from "valibot";
import { type Finding, fieldPath, type Path, type Problem, show } from "../../../content-model/problem";

/** Joins a rule and its fix in one message of Valibot; `checkAnswer` takes them apart again. */
const say = (rule: string, fix: string) => `${rule}\n${fix}`;

/** The message for a value of the wrong kind, or for none at all. */
const must = (what: string) => (issue: v.BaseIssue<unknown>) =>
  issue.input === undefined
    ? say("required, is missing", "let the API answer with it")
    : say(
        `must be ${what}, is ${issue.input === null ? "null" : show(issue.input)}`,
        `let the API answer with ${what}`,
      );

const text = v.string(must("text"));
const name = v.pipe(v.union([v.string(), v.number()], must("text or a number")), v.transform(String));
const count = (least: number) =>
  v.pipe(
    v.number(must("a whole number")),
    v.check((value) => Number.isSafeInteger(value) && value >= least, must(`a whole number of at least ${least}`)),
  );
/** A day, or a moment, of which the day counts as it is written. */
const date = v.pipe(
  v.string(must("a date such as 2026-03-09")),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:[T ][\d:.,]+(?:Z|[+-]\d{2}:?\d{2})?)?$/, must("a date such as 2026-03-09")),
  v.transform((value) => value.slice(0, "2026-03-09".length)),
);
const PICTURE = "the address of a picture, or a group with url and alt";
const picture = v.union(
  [
    v.pipe(
      v.string(),
      v.transform((url) => ({ url, alt: undefined })),
    ),
    v.object({ url: v.string(), alt: v.nullish(v.string()) }),
    v.pipe(
      v.object({ src: v.string(), alt: v.nullish(v.string()) }),
      v.transform(({ src, alt }) => ({ url: src, alt })),
    ),
  ],
  must(PICTURE),
);
const AUTHOR = "a name, or a group with slug or name";
const CATEGORY = "the id of a category, a group with id, or null";

/** What an article of a list is (`src/blog/blog-api.ts`), and what its page needs besides: a text, and always a picture. */
const article = v.object(
  {
    id: name,
    slug: text,
    title: text,
    perex: text,
    date,
    updated: v.nullish(date),
    category: v.nullish(
      v.union(
        [
          name,
          v.pipe(
            v.object({ id: name }),
            v.transform(({ id }) => id),
          ),
        ],
        must(CATEGORY),
      ),
    ),
    author: v.nullish(
      v.union(
        [
          v.pipe(
            v.string(),
            v.transform((value) => ({ slug: value, name: value })),
          ),
          v.object({ slug: v.nullish(v.string()), name: v.nullish(v.string()) }),
        ],
        must(AUTHOR),
      ),
    ),
    picture,
    picture_alt: v.nullish(text),
    body: v.pipe(
      text,
      v.check((value) => value.trim() !== "", say("required, is empty", "let the API answer with the article's text")),
    ),
    body_format: v.nullish(v.picklist(["markdown", "html"], must('"markdown" or "html"')), "markdown"),
  },
  must("a group of fields"),
);

const answer = v.object(
  {
    articles: v.array(article, must("a list")),
    categories: v.array(
      v.object({ id: name, title: text, total: v.nullish(count(0)) }, must("a group of fields")),
      must("a list"),
    ),
    current_page: count(1),
    has_next_page: v.boolean(must("true or false")),
    total_pages: count(0),
  },
  must("a group of fields"),
);

export type RemoteArticle = v.InferOutput<typeof article>;
export type BlogAnswer = v.InferOutput<typeof answer>;
/** A page, or everything that is wrong with it; how many pages it says there are is known even then, often. */
export type CheckedAnswer =
  | { page: BlogAnswer; total: number; problems: [] }
  | { page: null; total: number | null; problems: Problem[] };

/** The text of an answer, which must be JSON in UTF-8, with or without a byte order mark. */
function parseJson(bytes: Buffer, type: string): { value: unknown } | Finding {
  let json: string;
  try {
    json = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { rule: "is not in UTF-8", fix: "let the API answer in UTF-8" };
  }
  try {
    return { value: JSON.parse(json) };
  } catch {
    const kind = type.split(";")[0]?.trim();
    return {
      rule: `is not JSON${kind ? ` (${kind})` : ""}, begins with ${show(json.trim().slice(0, 40))}, has ${bytes.length} bytes`,
      fix: "correct BLOG_API_URL, or let the API answer with whole JSON",
    };
  }
}

/**
 * Checks one page of the API.
 * @param url its address, for the messages
 * @returns the page, or everything that is wrong with its shape
 */
export function checkAnswer(url: string, bytes: Buffer, type: string): CheckedAnswer {
  const parsed = parseJson(bytes, type);
  if (!("value" in parsed)) return { page: null, total: null, problems: [{ file: url, ...parsed }] };
  const result = v.safeParse(answer, parsed.value);
  if (result.success) return { page: result.output, total: result.output.total_pages, problems: [] };
  const counted = v.safeParse(v.object({ total_pages: count(0) }), parsed.value);
  const problems = result.issues.map(({ path = [], message }) => {
    const [rule = message, fix = "correct the value"] = message.split("\n");
    return { file: url, field: fieldPath(path.map(({ key }) => key) as Path) || undefined, rule, fix };
  });
  return { page: null, total: counted.success ? counted.output.total_pages : null, problems };
}
