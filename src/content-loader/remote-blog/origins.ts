import type { Problem } from "../../content-model/problem";

/** Fields the API calls otherwise than our files. */
const NAMES: Record<string, string> = { pictureAlt: "picture_alt" };

/** Where a file written from the remote blog came from: what a report says instead of its name. */
export type Origin = {
  /** Address of the page of the API, or of the picture. */
  address: string;
  /** Of the article in that page, such as `articles[3]`. */
  field?: string;
  /** Lines of front matter before the body. */
  bodyLine?: number;
  /** False where the body was turned into Markdown: lines of that mean nothing to whoever wrote it. */
  hasLines?: boolean;
};
/** By file, as the content folder names it. */
export type Origins = Record<string, Origin>;

function placeOf({ field, line }: Problem, { field: article, bodyLine = 1, hasLines }: Origin): string | undefined {
  if (!article) return undefined;
  if (field) return `${article}.${NAMES[field] ?? field}`;
  if (line === undefined || line < bodyLine) return article;
  return `${article}.body${hasLines ? `, line ${line - bodyLine + 1}` : ""}`;
}

/** A problem of such a file as one of the API: the address instead of the file, the API's names of fields. */
export function renamedBy(origins: Origins): (problem: Problem) => Problem {
  const fileOf = new Map(Object.entries(origins));
  const inWords = (text: string): string =>
    text.replace(/[^\s/(]+\/(blog\/[^\s:),]+)(?::\d+)?/g, (whole, file: string) => {
      const origin = fileOf.get(file);
      return origin ? [origin.address, origin.field].filter(Boolean).join(" ") : whole;
    });
  return (problem) => {
    const { file } = problem;
    const words = { rule: inWords(problem.rule), fix: inWords(problem.fix) };
    const origin = fileOf.get(file.slice(file.indexOf("/") + 1));
    return origin ? { file: origin.address, field: placeOf(problem, origin), ...words } : { ...problem, ...words };
  };
}
