import { formatProblem } from "../../../content-model/problem";
import { readBlog } from "../blog";
import { loadWithBlog } from "../load-with-blog";
import type { Respond } from "./blog-server";
import type { RemoteContent } from "./remote-content";

/** What is wrong, the pages that a remote blog then answers with, and every line of the report. */
export type Fault = [name: string, pages: Record<number, Respond>, report: (string | RegExp)[]];

/** What the report says, without the server's address, sorted. */
export async function problemsOf({ server, settings, root }: RemoteContent, pages: Fault[1]): Promise<string[]> {
  for (const path of [...server.answers.keys()]) if (path.startsWith("/articles/")) server.answers.delete(path);
  for (const [number, respond] of Object.entries(pages)) server.answers.set(`/articles/${number}.json`, respond);
  const { override, problems } = await readBlog(settings);
  expect(override === null).toBe(problems.length > 0);
  const all = override ? (await loadWithBlog(settings, { root, mayReplace: false })).content.problems : problems;
  return all.map((problem) => formatProblem(problem).replaceAll(server.url, "")).sort();
}

export const asExpected = (line: string | RegExp): unknown =>
  line instanceof RegExp ? expect.stringMatching(line) : line;
