/** @jest-environment node */
import { datedByContent } from "./feed-date";

const feed = (...dates: string[]) =>
  `<channel><lastBuildDate>Sat, 21 Nov 2026 08:00:00 GMT</lastBuildDate>${dates
    .map((date) => `<item><title>x</title><pubDate>${date}</pubDate></item>`)
    .join("")}</channel>`;

test("the date of the feed is that of its first article", () => {
  expect(datedByContent(feed("Mon, 16 Nov 2026 00:00:00 GMT", "Sun, 01 Nov 2026 00:00:00 GMT"))).toContain(
    "<lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate>",
  );
});

test("a feed without articles has no date", () => {
  expect(datedByContent(feed())).toBe("<channel></channel>");
});
