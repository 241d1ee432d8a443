/** @jest-environment node */
import { article, bytes, json, page } from "./testing/blog-server";
import { asExpected, type Fault, problemsOf } from "./testing/faults";
import { type RemoteContent, remoteContent } from "./testing/remote-content";

let remote: RemoteContent;
beforeAll(async () => {
  remote = await remoteContent();
});
afterAll(() => remote.end());

const whole = JSON.stringify(page([article("a")]));

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
  ["nothing", { 1: bytes("", "application/json") }, [/is not JSON .* has 0 bytes/]],
  [
    "bytes that are no UTF-8",
    { 1: bytes(Buffer.from(whole.replace("Words", "W\u00f6rds"), "latin1"), "application/json") },
    ["/articles/1.json: is not in UTF-8. Fix: let the API answer in UTF-8."],
  ],
  [
    "another charset",
    { 1: bytes(whole, "application/json; charset=windows-1250") },
    ["/articles/1.json: says it is in windows-1250. Fix: let the API answer in UTF-8."],
  ],
  ["JSON nested thousands deep", { 1: bytes("[".repeat(200_000), "application/json") }, [/is not JSON/]],
  [
    "a word instead of a page",
    { 1: json("articles") },
    [/^\/articles\/1.json: .*(must be a group of fields|required, is missing)/],
  ],
  [
    "null instead of a page",
    { 1: json(null) },
    ["/articles/1.json: must be a group of fields, is null. Fix: let the API answer with a group of fields."],
  ],
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
      "/articles/1.json: articles[1].title: must be text, is the number 7. Fix: let the API answer with text.",
      "/articles/1.json: articles[2].picture: must be the address of a picture, or a group with url and alt, is null. Fix: let the API answer with the address of a picture, or a group with url and alt.",
      "/articles/2.json: articles[1].body: required, is empty. Fix: let the API answer with the article's text.",
      '/articles/2.json: articles[1].body_format: must be "markdown" or "html", is "rst". Fix: let the API answer with "markdown" or "html".',
      '/articles/2.json: articles[1].date: must be a date such as 2026-03-09, is "yesterday". Fix: let the API answer with a date such as 2026-03-09.',
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
    "a next page for ever",
    { 1: json(page([article("a")], 1, 1, { has_next_page: true })) },
    ["/articles/1.json: has_next_page: must be false on page 1 of 1, is true. Fix: correct the API."],
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
      "/articles/2.json: articles: must be 2 as on the first page, are 1. Fix: correct the API.",
      "/articles/3.json: articles: must be 1 to 2 on the last page, are 0. Fix: correct the API.",
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
])("%s", async (_, pages, expected) => {
  expect(await problemsOf(remote, pages)).toEqual(expected.map(asExpected));
});
