import { DomUtils, parseDocument } from "htmlparser2";
import * as v from "valibot";
import {
  type Finding,
  fieldPath,
  type Path,
  type Problem,
  show,
} from "../../gatsby-source-content/model";

// Schemas have a message where the name of a type would not tell what a value must be.
const name = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const count = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min));
/** A day, or a moment, whose day is taken as it is written. */
const date = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.,]+(?:Z|[+-]\d{2}:?\d{2})?)?$/,
    "a date such as 2026-03-09",
  ),
  v.transform((value) => value.slice(0, "2026-03-09".length)),
);
/** An element without others in it. */
const MAX_DEPTH = 10;
const ELEMENT = /<([a-z]\w*)\b[^<>]*>([^<>]*)<\/\1\s*>|<br\s*\/?>/gi;

/** Takes elements away and leaves what is in them. A tag that is not closed is a word: `<b>`. */
function withoutElements(text: string): string {
  let words = text;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1)
    words = words.replace(ELEMENT, (_, name = "br", inner = "") =>
      /^(?:br|p|div|li|h\d)$/i.test(name) ? `${inner} ` : inner,
    );
  return words;
}

/** Decodes entities, which many systems send, once. */
const decode = (text: string): string =>
  DomUtils.textContent(parseDocument(text.replaceAll("<", "&lt;")));
/** Words without HTML. */
const plainText = v.pipe(
  v.string(),
  v.transform((text) => decode(withoutElements(text))),
);
/** Only whole entities: `&copy=1` is a part of an address. */
const address = v.pipe(
  v.string(),
  v.transform((url) => url.replace(/&#?\w+;/g, decode)),
);
const words = v.nullish(plainText);
const picture = v.object({ url: address, alt: words }, "a group with url and alt");
const category = v.object({ id: name }, "a group with id, or null");
const author = v.object({ slug: words, name: words }, "a group with slug or name");

/** An article as the site's own API has it in lists, with a text, and always a picture. */
const article = v.object({
  id: name,
  slug: v.string(),
  title: plainText,
  perex: plainText,
  date,
  updated: v.nullish(date),
  category: v.nullish(category),
  author: v.nullish(author),
  picture,
  body: v.pipe(v.string(), v.regex(/\S/, "the article's text")),
  body_format: v.nullish(v.picklist(["markdown", "html"]), "markdown"),
});

const answer = v.object({
  articles: v.array(article),
  categories: v.array(v.object({ id: name, title: v.string(), total: v.nullish(count(0)) })),
  current_page: count(1),
  has_next_page: v.boolean(),
  total_pages: count(0),
});

export type RemoteArticle = v.InferOutput<typeof article>;
export type BlogAnswer = v.InferOutput<typeof answer>;
/**
 * A page or its problems. `total`: the number of pages that it names, which may be valid anyway.
 */
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

function findingOf({ input, expected, message }: v.BaseIssue<unknown>): Finding {
  if (input === undefined)
    return { rule: "required, is missing", fix: "let the API answer with it" };
  const what = message.startsWith("Invalid") ? `of type ${expected}` : message;
  return {
    rule: `must be ${what}, is ${input === null ? "null" : show(input)}`,
    fix: "correct the API",
  };
}

/**
 * Checks one page of the API.
 * @param url its address, for the messages
 * @returns the page, or all problems of its shape
 */
export function checkAnswer(url: string, bytes: Buffer, type: string): CheckedAnswer {
  const json = parseJson(bytes, type);
  if (!("value" in json)) return { page: null, total: null, problems: [{ file: url, ...json }] };
  const result = v.safeParse(answer, json.value);
  if (result.success)
    return { page: result.output, total: result.output.total_pages, problems: [] };
  const counts = v.safeParse(v.object({ total_pages: count(0) }), json.value);
  const problems = result.issues.map((issue) => {
    const field = fieldPath((issue.path ?? []).map(({ key }) => key) as Path) || undefined;
    return { file: url, field, ...findingOf(issue) };
  });
  return { page: null, total: counts.success ? counts.output.total_pages : null, problems };
}
