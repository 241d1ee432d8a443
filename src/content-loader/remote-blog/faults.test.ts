/** @jest-environment node */
import { formatProblem } from "../../content-model/problem";
import { plainPicture } from "../testing/content-tree";
import { readBlog } from "./blog";
import { loadWithBlog } from "./load-with-blog";
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

/** What is wrong, the pages that a remote blog then answers with, and every line of the report. */
type Fault = [name: string, pages: Record<number, Respond>, report: (string | RegExp)[]];

let remote: RemoteContent;
beforeAll(async () => {
  remote = await remoteContent();
  const { answers } = remote.server;
  answers.set("/pictures/small.png", bytes(await plainPicture(100, 50).png().toBuffer(), "image/png"));
  answers.set("/pictures/page.jpg", bytes("<!doctype html>", "text/html"));
  answers.set("/pictures/huge.png", bytes(Buffer.alloc(11 * 1024 * 1024), "image/png"));
  answers.set("/pictures/half.jpg", bytes((await plainPicture(1920, 1080).jpeg().toBuffer()).subarray(0, 4000), "x"));
});
afterAll(() => remote.end());

/** What the report says, without the server's address, sorted. */
async function problemsOf(pages: Fault[1]): Promise<string[]> {
  const { server, settings, root } = remote;
  for (const path of [...server.answers.keys()]) if (path.startsWith("/articles/")) server.answers.delete(path);
  for (const [number, respond] of Object.entries(pages)) server.answers.set(`/articles/${number}.json`, respond);
  const { problems } = await readBlog(settings);
  const all =
    problems.length > 0 ? problems : (await loadWithBlog(settings, { root, mayReplace: false })).content.problems;
  return all.map((problem) => formatProblem(problem).replaceAll(server.url, "")).sort();
}

const whole = JSON.stringify(page([article("a")]));
const one = (changes: Article): Record<number, Respond> => ({ 1: json(page([article("a", changes)])) });

test.each<Fault>([
  [
    "HTML with status 200",
    { 1: bytes("<!doctype html><h1>Oops</h1>", "text/html") },
    [
      '/articles/1.json: is not JSON (text/html), begins with "<!doctype html><h1>Oops</h1>", has 28 bytes. Fix: correct BLOG_API_URL, or let the API answer with whole JSON.',
    ],
  ],
  [
    "JSON that ends in the middle",
    { 1: bytes(whole.slice(0, -20), "application/json") },
    [/^\/articles\/1.json: is not JSON \(application\/json\), begins with/],
  ],
  [
    "bytes that are not UTF-8",
    { 1: bytes(Buffer.from(whole.replace("Words", "W\u00f6rds"), "latin1"), "application/json") },
    ["/articles/1.json: is not in UTF-8. Fix: let the API answer in UTF-8."],
  ],
  ["JSON nested thousands deep", { 1: bytes("[".repeat(200_000), "application/json") }, [/is not JSON/]],
  [
    "an error in JSON with status 200",
    { 1: json({ error: "database" }) },
    [
      "/articles/1.json: articles: required, is missing. Fix: let the API answer with it.",
      "/articles/1.json: categories: required, is missing. Fix: let the API answer with it.",
      "/articles/1.json: current_page: required, is missing. Fix: let the API answer with it.",
      "/articles/1.json: has_next_page: required, is missing. Fix: let the API answer with it.",
      "/articles/1.json: total_pages: required, is missing. Fix: let the API answer with it.",
    ],
  ],
  [
    "many wrong fields on two pages, all of them named",
    {
      1: json(page([article("a", { title: 7, slug: undefined }), article("b", { picture: null })], 1, 2)),
      2: json(page([article("c", { date: "yesterday", body: " ", body_format: "rst" })], 2, 2)),
    },
    [
      "/articles/1.json: articles[1].slug: required, is missing. Fix: let the API answer with it.",
      "/articles/1.json: articles[1].title: must be of type string, is the number 7. Fix: correct the API.",
      "/articles/1.json: articles[2].picture: must be the address of a picture, or a group with url and alt, is null. Fix: correct the API.",
      '/articles/2.json: articles[1].body: must be the article\'s text, is " ". Fix: correct the API.',
      '/articles/2.json: articles[1].body_format: must be of type ("markdown" | "html"), is "rst". Fix: correct the API.',
      '/articles/2.json: articles[1].date: must be a date such as 2026-03-09, is "yesterday". Fix: correct the API.',
    ],
  ],
  [
    "a page that is missing",
    { 1: json(page([article("a")], 1, 2)) },
    ["/articles/2.json: answers with status 404. Fix: correct the address, or let it answer with 200."],
  ],
  [
    "a page that says it is another",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("b")], 1, 2)) },
    [
      "/articles/2.json: current_page: must be 2, is 1. Fix: correct the API.",
      "/articles/2.json: has_next_page: must be false on page 2 of 2, is true. Fix: correct the API.",
    ],
  ],
  [
    "pages without end",
    { 1: json(page([article("a")], 1, 1_000_000)) },
    ["/articles/1.json: total_pages: must be at most 1500, is 1000000. Fix: correct the API."],
  ],
  [
    "a number of pages that changes",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("b")], 2, 3)) },
    [
      "/articles/2.json: has_next_page: must be false on page 2 of 2, is true. Fix: correct the API.",
      "/articles/2.json: total_pages: must be 2 as on the first page, is 3. Fix: build again, if the blog was changed just now; otherwise correct the API.",
    ],
  ],
  [
    "half a page in the middle",
    {
      1: json(page([article("a"), article("b")], 1, 3)),
      2: json(page([article("c")], 2, 3)),
      3: json(page([], 3, 3)),
    },
    [
      "/articles/2.json: articles: must be 2 to 2 on this page, are 1. Fix: correct the API.",
      "/articles/3.json: articles: must be 1 to 2 on this page, are 0. Fix: correct the API.",
    ],
  ],
  [
    "the same article on two pages",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("A", { id: "id-a" })], 2, 2)) },
    [
      '/articles/2.json: articles[1].id: "id-a" is the id of /articles/1.json articles[1], too. Fix: build again, if the blog was changed just now; otherwise give each article its own.',
      '/articles/2.json: articles[1].slug: "A" is the slug of /articles/1.json articles[1], too. Fix: build again, if the blog was changed just now; otherwise give each article its own.',
      '/articles/2.json: articles[1].slug: has the name "A", which cannot be an address. Fix: use small letters a to z, digits and single hyphens only.',
    ],
  ],
  [
    "a slug that leads out of the folder",
    one({ slug: "../../../etc" }),
    [
      '/articles/1.json: articles[1].slug: has the name "../../../etc", which cannot be an address. Fix: use small letters a to z, digits and single hyphens only.',
    ],
  ],
  [
    "a slug the site itself uses",
    one({ slug: "page" }),
    ['/articles/1.json: articles[1].slug: has the name "page", which the site itself uses. Fix: choose another name.'],
  ],
  [
    "a picture that is missing",
    one({ picture: "/none.png" }),
    [
      "/articles/1.json: articles[1].picture: /none.png answers with status 404. Fix: correct the address, or let it answer with 200.",
    ],
  ],
  [
    "files that are not pictures, and addresses that are not on the web",
    {
      1: json(
        page([
          article("a", { picture: "/pictures/page.jpg" }),
          article("b", { picture: "/pictures/huge.png" }),
          article("c", { picture: "file:///etc/passwd" }),
          article("d", { picture: "http://" }),
          article("e", { picture: "http://a:b@127.0.0.1/x.png" }),
        ]),
      ),
    },
    [
      "/articles/1.json: articles[1].picture: /pictures/page.jpg is not a JPEG, PNG, WebP or AVIF (text/html). Fix: export it as one of these.",
      "/articles/1.json: articles[2].picture: /pictures/huge.png has more than 10 MB. Fix: make it smaller.",
      '/articles/1.json: articles[3].picture: names the picture "file:///etc/passwd", which is not an address on the web. Fix: write the picture\'s address on the web.',
      '/articles/1.json: articles[4].picture: names the picture "http://", which is not an address on the web. Fix: write the picture\'s address on the web.',
      '/articles/1.json: articles[5].picture: names the picture "http://a:b@127.0.0.1/x.png", with a password. Fix: remove all up to the @.',
    ],
  ],
  [
    "half a picture",
    one({ picture: { url: "/pictures/half.jpg", alt: "x" } }),
    [/^\/pictures\/half.jpg: cannot be read as a picture .*\(used in \/articles\/1.json articles\[1\]\)/],
  ],
  [
    "a picture that is too small, and one without words",
    one({ picture: "/pictures/small.png" }),
    [
      "/articles/1.json: articles[1].picture_alt: required, is missing. Fix: add it.",
      "/pictures/small.png: is 100 x 50 pixels, its place (article) needs 1920 x 1080 (used in /articles/1.json articles[1]). Fix: export it larger.",
    ],
  ],
  [
    "a picture in a text that is missing",
    one({ body: "![x](/none.png)" }),
    [
      "/articles/1.json: articles[1].body: /none.png answers with status 404. Fix: correct the address, or let it answer with 200.",
    ],
  ],
  [
    "what the check of the content finds, in the API's words",
    one({
      title: "x".repeat(111),
      date: "2024-02-31",
      category: { id: "sampel" },
      body: "Words.\n\n# Title\n\n<iframe src=x></iframe>\n\n[dead](/blog/none) [bad](javascript:alert(1))\n",
    }),
    [
      "/articles/1.json: articles[1].body, line 3: has a first-level heading (#). Fix: begin with ##, the title is the page's first-level heading.",
      "/articles/1.json: articles[1].body, line 5: contains <iframe>, which is not allowed in Markdown. Fix: write it in Markdown, or put it in `backticks` to show it as text.",
      '/articles/1.json: articles[1].body, line 7: links to "/blog/none", a page that does not exist. Fix: did you mean "/blog/a"?',
      '/articles/1.json: articles[1].body, line 7: links to "javascript:", which is not allowed. Fix: link to a page (/...), https:, mailto: or tel:.',
      '/articles/1.json: articles[1].category: unknown category "sampel". Fix: did you mean "sample"? It must be one of: sample.',
      '/articles/1.json: articles[1].date: must be a calendar date, is "2024-02-31". Fix: write it as YYYY-MM-DD, such as 2026-03-09.',
      "/articles/1.json: articles[1].title: must have at most 110 characters, has 111. Fix: shorten it.",
    ],
  ],
  [
    "a dead link in HTML",
    one({ body_format: "html", body: '<p>a</p><p><a href="/nowhere">b</a></p>' }),
    [
      '/articles/1.json: articles[1].body: links to "/nowhere", a page that does not exist. Fix: link to a page that exists.',
    ],
  ],
  [
    "HTML nested thousands deep",
    one({ body_format: "html", body: "<div>".repeat(60_000) }),
    ["/articles/1.json: articles[1].body: nests elements more than 100 deep. Fix: make it simpler or divide it."],
  ],
  [
    "a page that is there only later",
    { 1: oneAfterTheOther(status(503), json(page([article("a", { title: "" })]))) },
    [
      "/articles/1.json: articles[1].title: required, is empty. Fix: write a value, in double quotes where it begins with #.",
    ],
  ],
])("%s", async (_, pages, expected) => {
  const matching = expected.map((line) => (line instanceof RegExp ? expect.stringMatching(line) : line));
  expect(await problemsOf(pages)).toEqual(matching);
});
