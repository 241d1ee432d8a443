/** @jest-environment node */
import { plainPicture } from "../testing/content-tree";
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
import { asExpected, type Fault, problemsOf } from "./testing/faults";
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

const one = (changes: Article): Record<number, Respond> => ({ 1: json(page([article("a", changes)])) });

test.each<Fault>([
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
      "/articles/1.json: articles[1].picture: /pictures/page.jpg is no JPEG, PNG, WebP or AVIF (text/html). Fix: export it as one of these.",
      "/articles/1.json: articles[2].picture: /pictures/empty.jpg is empty. Fix: export it as one of these.",
      "/articles/1.json: articles[3].picture: /pictures/huge.png has more than 10 MB. Fix: make it smaller.",
      '/articles/1.json: articles[4].picture: /pictures/moved.png redirects to "file:", which is not the web. Fix: ask for the address the answers really have.',
      '/articles/1.json: articles[5].picture: names the picture "file:///etc/passwd", which is not on the web. Fix: write the picture\'s address on the web.',
      '/articles/1.json: articles[6].picture: names the picture "data:image/png;base64,AAAA", which is not on the web. Fix: write the picture\'s address on the web.',
      '/articles/1.json: articles[7].picture: names the picture "http://", which is no address. Fix: write the picture\'s address on the web.',
      '/articles/1.json: articles[8].picture: names the picture "http://a:b@127.0.0.1/x.png", with a password. Fix: remove all up to the @.',
    ],
  ],
  [
    "a picture that cannot be opened",
    one({ picture: { url: "/pictures/half.png", alt: "x" } }),
    [/^\/pictures\/half.png: cannot be read as a picture .*\(used in \/articles\/1.json articles\[1\]\)/],
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
      '/articles/1.json: articles[1].date: must be a day of the calendar, is "2024-02-31". Fix: write it as YYYY-MM-DD, such as 2026-03-09.',
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
  expect(await problemsOf(remote, pages)).toEqual(expected.map(asExpected));
});
