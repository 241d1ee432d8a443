/** @jest-environment node */
import path from "node:path";
import { formatProblem } from "../gatsby-source-content/model";
import { plainPicture } from "../gatsby-source-content/testing/content-tree";
import { maskVariableParts } from "../gatsby-source-content/testing/fault-table";
import { expectGolden } from "../gatsby-source-content/testing/golden";
import { readBlog } from "./blog";
import {
  type Article,
  article,
  bytes,
  json,
  oneAfterTheOther,
  page,
  type Respond,
  status,
} from "./testing/blog-server";
import { type RemoteContent, remoteContent } from "./testing/remote-content";

/** What is wrong, and the pages that a remote blog then answers with. */
type Fault = [name: string, pages: Record<number, Respond>];

let remote: RemoteContent;
beforeAll(async () => {
  remote = await remoteContent();
  const { answers } = remote.server;
  answers.set(
    "/pictures/small.png",
    bytes(await plainPicture(100, 50).png().toBuffer(), "image/png"),
  );
  answers.set("/pictures/page.jpg", bytes("<!doctype html>", "text/html"));
  answers.set("/pictures/huge.png", bytes(Buffer.alloc(11 * 1024 * 1024), "image/png"));
  answers.set(
    "/pictures/half.jpg",
    bytes((await plainPicture(1920, 1080).jpeg().toBuffer()).subarray(0, 4000), "x"),
  );
});
afterAll(() => remote.end());

/** What the report says, without the server's address, sorted. */
async function problemsOf(pages: Fault[1]): Promise<string[]> {
  const { server, settings } = remote;
  for (const page of [...server.answers.keys()])
    if (page.startsWith("/articles/")) server.answers.delete(page);
  for (const [number, respond] of Object.entries(pages))
    server.answers.set(`/articles/${number}.json`, respond);
  const { problems } = await readBlog(settings);
  return problems.map((problem) => formatProblem(problem).replaceAll(server.url, "")).sort();
}

const whole = JSON.stringify(page([article("a")]));
const one = (changes: Article): Record<number, Respond> => ({
  1: json(page([article("a", changes)])),
});

const FAULTS: readonly Fault[] = [
  ["HTML with status 200", { 1: bytes("<!doctype html><h1>Oops</h1>", "text/html") }],
  ["JSON that ends in the middle", { 1: bytes(whole.slice(0, -20), "application/json") }],
  [
    "bytes that are not UTF-8",
    { 1: bytes(Buffer.from(whole.replace("Words", "W\u00f6rds"), "latin1"), "application/json") },
  ],
  ["JSON nested thousands deep", { 1: bytes("[".repeat(200_000), "application/json") }],
  ["an error in JSON with status 200", { 1: json({ error: "database" }) }],
  [
    "many wrong fields on two pages, all of them named",
    {
      1: json(
        page([article("a", { title: 7, slug: undefined }), article("b", { picture: null })], 1, 2),
      ),
      2: json(page([article("c", { date: "yesterday", body: " ", body_format: "rst" })], 2, 2)),
    },
  ],
  ["a page that is missing", { 1: json(page([article("a")], 1, 2)) }],
  [
    "a page that says it is another",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("b")], 1, 2)) },
  ],
  ["pages without end", { 1: json(page([article("a")], 1, 1_000_000)) }],
  [
    "a number of pages that changes",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("b")], 2, 3)) },
  ],
  [
    "half a page in the middle",
    {
      1: json(page([article("a"), article("b")], 1, 3)),
      2: json(page([article("c")], 2, 3)),
      3: json(page([], 3, 3)),
    },
  ],
  [
    "the same article on two pages",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("A", { id: "id-a" })], 2, 2)) },
  ],
  ["a slug that leads out of the folder", one({ slug: "../../../etc" })],
  ["a slug the site itself uses", one({ slug: "page" })],
  ["a picture that is missing", one({ picture: { url: "/none.png" } })],
  [
    "files that are not pictures, and addresses that are not on the web",
    {
      1: json(
        page([
          article("a", { picture: { url: "/pictures/page.jpg" } }),
          article("b", { picture: { url: "/pictures/huge.png" } }),
          article("c", { picture: { url: "file:///etc/passwd" } }),
          article("d", { picture: { url: "http://" } }),
          article("e", { picture: { url: "http://a:b@127.0.0.1/x.png" } }),
        ]),
      ),
    },
  ],
  ["half a picture", one({ picture: { url: "/pictures/half.jpg", alt: "x" } })],
  [
    "a picture that is too small, and one without words",
    one({ picture: { url: "/pictures/small.png" } }),
  ],
  ["a picture in a text that is missing", one({ body: "![x](/none.png)" })],
  [
    "what the check of the content finds, in the API's words",
    one({
      title: "x".repeat(111),
      date: "2024-02-31",
      category: { id: "sampel" },
      body: "Words.\n\n# Title\n\n<iframe src=x></iframe>\n\n[dead](/blog/none) [bad](javascript:alert(1))\n",
    }),
  ],
  [
    "a dead link in HTML",
    one({ body_format: "html", body: '<p>a</p><p><a href="/nowhere">b</a></p>' }),
  ],
  ["HTML nested thousands deep", one({ body_format: "html", body: "<div>".repeat(60_000) })],
  [
    "a page that is there only later",
    { 1: oneAfterTheOther(status(503), json(page([article("a", { title: "" })]))) },
  ],
];

test("each fault is reported, with its address, field, rule and what to do", async () => {
  const sections: string[] = [];
  for (const [name, pages] of FAULTS) {
    const problems = await problemsOf(pages);
    expect({ name, isReported: problems.length > 0 }).toEqual({ name, isReported: true });
    sections.push(
      [name, ...problems.map((problem) => `  ${maskVariableParts(problem)}`), ""].join("\n"),
    );
  }
  expectGolden(path.join(__dirname, "golden/faults.txt"), sections.join(""));
});
