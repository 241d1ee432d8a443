/** @jest-environment node */
import { formatProblem } from "../../src/content-model/problem";
import { plainPicture } from "../gatsby-plugin-content/testing/content-tree";
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

let remote: RemoteContent;
beforeAll(async () => {
  remote = await remoteContent();
  remote.server.answers.set("/pictures/small.png", bytes(await plainPicture(100, 50).png().toBuffer(), "image/png"));
  remote.server.answers.set("/pictures/page.jpg", bytes("<!doctype html>", "text/html"));
  remote.server.answers.set("/pictures/empty.jpg", bytes("", "image/jpeg"));
  remote.server.answers.set("/pictures/half.png", bytes(Buffer.from("\x89PNG\r\n\x1a\nhalf", "latin1"), "image/png"));
  remote.server.answers.set("/pictures/huge.png", bytes(Buffer.alloc(11 * 1024 * 1024), "image/png"));
  remote.server.answers.set("/pictures/moved.png", status(302, { location: "file:///etc/passwd" }));
});
afterAll(() => remote.end());

/** What the report says, without the server's address, sorted. */
async function problemsOf(pages: Record<number, Respond>): Promise<string[]> {
  for (const path of [...remote.server.answers.keys()])
    if (path.startsWith("/articles/")) remote.server.answers.delete(path);
  for (const [number, respond] of Object.entries(pages)) remote.server.answers.set(`/articles/${number}.json`, respond);
  const { mount, problems } = await readBlog(remote.settings);
  expect(mount === null).toBe(problems.length > 0);
  const all = mount
    ? (await loadWithBlog(remote.settings, { root: remote.root, mayReplace: false })).content.problems
    : problems;
  return all.map((problem) => formatProblem(problem).replaceAll(remote.server.url, "")).sort();
}

const one = (changes: Article): Record<number, Respond> => ({ 1: json(page([article("a", changes)])) });
const whole = JSON.stringify(page([article("a")]));

test.each<[string, Record<number, Respond>, string[]]>([
  [
    "HTML with status 200",
    { 1: bytes("<!doctype html><h1>Oops</h1>", "text/html") },
    [
      '/articles/1.json: is not JSON (text/html), begins with "<!doctype html><h1>Oops</h1>", has 28 bytes. Mend: correct BLOG_API_URL, or let the API answer with whole JSON.',
    ],
  ],
  [
    "JSON that ends in the middle",
    { 1: bytes(whole.slice(0, -20), "application/json") },
    [/^\/articles\/1.json: is not JSON \(application\/json\), begins with/ as unknown as string],
  ],
  ["nothing", { 1: bytes("", "application/json") }, [/is not JSON .* has 0 bytes/ as unknown as string]],
  [
    "bytes that are no UTF-8",
    { 1: bytes(Buffer.from(whole.replace("Words", "W\u00f6rds"), "latin1"), "application/json") },
    ["/articles/1.json: is not in UTF-8. Mend: let the API answer in UTF-8."],
  ],
  [
    "another charset",
    { 1: bytes(whole, "application/json; charset=windows-1250") },
    ["/articles/1.json: says it is in windows-1250. Mend: let the API answer in UTF-8."],
  ],
  [
    "JSON nested thousands deep",
    { 1: bytes("[".repeat(200_000), "application/json") },
    [/is not JSON/ as unknown as string],
  ],
  [
    "a word instead of a page",
    { 1: json("articles") },
    [/^\/articles\/1.json: .*(must be a group of fields|required, is missing)/ as unknown as string],
  ],
  [
    "null instead of a page",
    { 1: json(null) },
    ["/articles/1.json: must be a group of fields, is null. Mend: let the API answer with a group of fields."],
  ],
  [
    "an error in JSON with status 200",
    { 1: json({ error: "database" }) },
    [
      "/articles/1.json: articles: required, is missing. Mend: let the API answer with it.",
      "/articles/1.json: categories: required, is missing. Mend: let the API answer with it.",
      "/articles/1.json: current_page: required, is missing. Mend: let the API answer with it.",
      "/articles/1.json: has_next_page: required, is missing. Mend: let the API answer with it.",
      "/articles/1.json: total_pages: required, is missing. Mend: let the API answer with it.",
    ],
  ],
  [
    "many wrong fields on two pages, all of them named",
    {
      1: json(page([article("a", { title: 7, slug: undefined }), article("b", { picture: null })], 1, 2)),
      2: json(page([article("c", { date: "yesterday", body: " ", body_format: "rst" })], 2, 2)),
    },
    [
      "/articles/1.json: articles[1].slug: required, is missing. Mend: let the API answer with it.",
      "/articles/1.json: articles[1].title: must be text, is the number 7. Mend: let the API answer with text.",
      "/articles/1.json: articles[2].picture: must be the address of a picture, or a group with url and alt, is null. Mend: let the API answer with the address of a picture, or a group with url and alt.",
      "/articles/2.json: articles[1].body: required, is empty. Mend: let the API answer with the article's text.",
      '/articles/2.json: articles[1].body_format: must be "markdown" or "html", is "rst". Mend: let the API answer with "markdown" or "html".',
      '/articles/2.json: articles[1].date: must be a date such as 2026-03-09, is "yesterday". Mend: let the API answer with a date such as 2026-03-09.',
    ],
  ],
  [
    "a page that is missing",
    { 1: json(page([article("a")], 1, 2)) },
    ["/articles/2.json: answers with status 404. Mend: correct the address, or let it answer with 200."],
  ],
  [
    "a page that says it is another",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("b")], 1, 2)) },
    [
      "/articles/2.json: current_page: must be 2, is 1. Mend: correct the API.",
      "/articles/2.json: has_next_page: must be false on page 2 of 2, is true. Mend: correct the API.",
    ],
  ],
  [
    "a next page for ever",
    { 1: json(page([article("a")], 1, 1, { has_next_page: true })) },
    ["/articles/1.json: has_next_page: must be false on page 1 of 1, is true. Mend: correct the API."],
  ],
  [
    "pages without end",
    { 1: json(page([article("a")], 1, 1_000_000)) },
    ["/articles/1.json: total_pages: must be at most 1500, is 1000000. Mend: correct the API."],
  ],
  [
    "a number of pages that changes",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("b")], 2, 3)) },
    [
      "/articles/2.json: has_next_page: must be false on page 2 of 2, is true. Mend: correct the API.",
      "/articles/2.json: total_pages: must be 2 as on the first page, is 3. Mend: build again, if the blog was changed just now; otherwise correct the API.",
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
      "/articles/2.json: articles: must be 2 as on the first page, are 1. Mend: correct the API.",
      "/articles/3.json: articles: must be 1 to 2 on the last page, are 0. Mend: correct the API.",
    ],
  ],
  [
    "the same article on two pages",
    { 1: json(page([article("a")], 1, 2)), 2: json(page([article("A", { id: "id-a" })], 2, 2)) },
    [
      '/articles/2.json: articles[1].id: "id-a" is the id of /articles/1.json articles[1], too. Mend: build again, if the blog was changed just now; otherwise give each article its own.',
      '/articles/2.json: articles[1].slug: "A" is the slug of /articles/1.json articles[1], too. Mend: build again, if the blog was changed just now; otherwise give each article its own.',
      '/articles/2.json: articles[1].slug: has the name "A", which cannot be an address. Mend: use small letters a to z, digits and single hyphens only.',
    ],
  ],
  [
    "a slug that leads out of the folder",
    one({ slug: "../../../etc" }),
    [
      '/articles/1.json: articles[1].slug: has the name "../../../etc", which cannot be an address. Mend: use small letters a to z, digits and single hyphens only.',
    ],
  ],
  [
    "a slug the site itself uses",
    one({ slug: "page" }),
    ['/articles/1.json: articles[1].slug: has the name "page", which the site itself uses. Mend: choose another name.'],
  ],
  [
    "a picture that is missing",
    one({ picture: "/none.png" }),
    [
      "/articles/1.json: articles[1].picture: /none.png answers with status 404. Mend: correct the address, or let it answer with 200.",
    ],
  ],
  [
    "pictures that are none",
    {
      1: json(
        page([
          article("a", { picture: "/pictures/page.jpg" }),
          article("b", { picture: "/pictures/empty.jpg" }),
          article("c", { picture: "/pictures/huge.png" }),
          article("d", { picture: "/pictures/moved.png" }),
          article("e", { picture: "file:///etc/passwd" }),
          article("f", { picture: "data:image/png;base64,AAAA" }),
          article("g", { picture: "http://" }),
          article("h", { picture: "http://a:b@127.0.0.1/x.png" }),
        ]),
      ),
    },
    [
      "/articles/1.json: articles[1].picture: /pictures/page.jpg is no JPEG, PNG, WebP or AVIF (text/html). Mend: export it as one of these.",
      "/articles/1.json: articles[2].picture: /pictures/empty.jpg is empty. Mend: export it as one of these.",
      "/articles/1.json: articles[3].picture: /pictures/huge.png has more than 10 MB. Mend: make it smaller.",
      '/articles/1.json: articles[4].picture: /pictures/moved.png redirects to "file:", which is not the web. Mend: ask for the address the answers really have.',
      '/articles/1.json: articles[5].picture: names the picture "file:///etc/passwd", which is not on the web. Mend: write the picture\'s address on the web.',
      '/articles/1.json: articles[6].picture: names the picture "data:image/png;base64,AAAA", which is not on the web. Mend: write the picture\'s address on the web.',
      '/articles/1.json: articles[7].picture: names the picture "http://", which is no address. Mend: write the picture\'s address on the web.',
      '/articles/1.json: articles[8].picture: names the picture "http://a:b@127.0.0.1/x.png", with a password. Mend: remove all up to the @.',
    ],
  ],
  [
    "a picture that cannot be opened",
    one({ picture: { url: "/pictures/half.png", alt: "x" } }),
    [
      /^\/pictures\/half.png: cannot be read as a picture .*\(used in \/articles\/1.json articles\[1\]\)/ as unknown as string,
    ],
  ],
  [
    "a picture that is too small, and one without words",
    one({ picture: "/pictures/small.png" }),
    [
      "/articles/1.json: articles[1].picture_alt: required, is missing. Mend: add it.",
      "/pictures/small.png: is 100 x 50 pixels, its place (article) needs 1920 x 1080 (used in /articles/1.json articles[1]). Mend: export it larger.",
    ],
  ],
  [
    "a picture in a text that is missing",
    one({ body: "![x](/none.png)" }),
    [
      "/articles/1.json: articles[1].body: /none.png answers with status 404. Mend: correct the address, or let it answer with 200.",
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
      "/articles/1.json: articles[1].body, line 3: has a first-level heading (#). Mend: begin with ##, the title is the page's first-level heading.",
      "/articles/1.json: articles[1].body, line 5: contains <iframe>, which is not allowed in Markdown. Mend: write it in Markdown, or put it in `backticks` to show it as text.",
      '/articles/1.json: articles[1].body, line 7: links to "/blog/none", a page that does not exist. Mend: did you mean "/blog/a"?',
      '/articles/1.json: articles[1].body, line 7: links to "javascript:", which is not allowed. Mend: link to a page (/...), https:, mailto: or tel:.',
      '/articles/1.json: articles[1].category: unknown category "sampel". Mend: did you mean "sample"? It must be one of: sample.',
      '/articles/1.json: articles[1].date: must be a day of the calendar, is "2024-02-31". Mend: write it as YYYY-MM-DD, such as 2026-03-09.',
      "/articles/1.json: articles[1].title: must have at most 110 characters, has 111. Mend: shorten it.",
    ],
  ],
  [
    "a dead link in HTML",
    one({ body_format: "html", body: '<p>a</p><p><a href="/nowhere">b</a></p>' }),
    [
      '/articles/1.json: articles[1].body: links to "/nowhere", a page that does not exist. Mend: link to a page that exists.',
    ],
  ],
  [
    "HTML nested thousands deep",
    one({ body_format: "html", body: "<div>".repeat(60_000) }),
    ["/articles/1.json: articles[1].body: nests elements more than 100 deep. Mend: make it simpler or divide it."],
  ],
  [
    "a page that is there only later",
    { 1: oneAfterTheOther(status(503), json(page([article("a", { title: "" })]))) },
    [
      "/articles/1.json: articles[1].title: required, is empty. Mend: write a value, in double quotes where it begins with #.",
    ],
  ],
])("%s", async (_, pages, expected) => {
  expect(await problemsOf(pages)).toEqual(
    expected.map((line) => ((line as unknown) instanceof RegExp ? expect.stringMatching(line) : line)),
  );
});
