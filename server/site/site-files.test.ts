/** @jest-environment node */
import { utimes } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { HASH, page, SCRIPT, VIDEO } from "../testing/fixture-site";
import { type RawAnswer, request } from "../testing/raw-request";
import { servedSite } from "../testing/running-app";

const MODIFIED = "Mon, 05 Jan 2026 10:00:00 GMT";
const BUNDLE = `/app-${HASH}.js`;

const server = servedSite();

beforeAll(() => utimes(path.join(server.folder, "works/index.html"), new Date(MODIFIED), new Date(MODIFIED)));

function get(target: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return request(server.port, target, { headers });
}

describe("content types", () => {
  test.each([
    ["/works", "text/html; charset=utf-8"],
    [BUNDLE, "text/javascript; charset=utf-8"],
    [`/styles.${HASH}.css`, "text/css; charset=utf-8"],
    ["/page-data/works/page-data.json", "application/json; charset=utf-8"],
    ["/rss.xml", "application/xml; charset=utf-8"],
    ["/logo.svg", "image/svg+xml; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/intro.webm", "video/webm"],
    ["/intro.mp4", "video/mp4"],
    ["/static/figtree-0123456789abcdef0123456789abcdef.woff2", "font/woff2"],
    ["/static/0123456789abcdef0123456789abcdef/photo.avif", "image/avif"],
    ["/static/0123456789abcdef0123456789abcdef/photo.webp", "image/webp"],
    ["/favicon.ico", "image/vnd.microsoft.icon"],
  ])("%s is %s", async (target, type) => {
    const { status, headers } = await get(target);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });
});

describe("caching", () => {
  const revalidate = "public, max-age=0, must-revalidate";
  const immutable = "public, max-age=31536000, immutable";
  const aDay = "public, max-age=86400";

  test.each([
    ["/", revalidate],
    ["/works", revalidate],
    ["/page-data/works/page-data.json", revalidate],
    ["/page-data/app-data.json", revalidate],
    ["/blog-api/articles/1.json", revalidate],
    ["/rss.xml", revalidate],
    ["/sitemap-index.xml", revalidate],
    ["/robots.txt", revalidate],
    ["/admin/editor.js", revalidate],
    ["/static/0123456789abcdef0123456789abcdef/photo.avif", immutable],
    ["/static/figtree-0123456789abcdef0123456789abcdef.woff2", immutable],
    [BUNDLE, immutable],
    [`/component---src-pages-index-tsx-${HASH}.js`, immutable],
    [`/styles.${HASH}.css`, immutable],
    ["/pagefind/fragment/en_1a37f3f.pf_fragment", immutable],
    ["/pagefind/pagefind.en_c6585e2fd0.pf_meta", immutable],
    ["/pagefind/pagefind.js", revalidate],
    ["/pagefind/pagefind-entry.json", revalidate],
    ["/pagefind/wasm.en.pagefind", revalidate],
    ["/app-of-the-year.js", aDay],
    ["/favicon.ico", aDay],
    ["/intro.webm", aDay],
    ["/manifest.webmanifest", revalidate],
  ])("%s is cached as %s", async (target, policy) => {
    expect((await get(target)).headers["cache-control"]).toBe(policy);
  });
});

describe("compression", () => {
  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["x-gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.5, gzip;q=1.0", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["*;q=0.1, br;q=0", "gzip"],
    ["identity, br;q=0.5", undefined],
    ["identity;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["*;q=0", undefined],
    ["deflate, zstd", undefined],
    ["br;q=high", undefined],
    ["", undefined],
  ])("a client that accepts '%s' gets %s", async (accepted, coding) => {
    const { status, headers, body } = await get(BUNDLE, { "accept-encoding": accepted });
    expect([status, headers["content-encoding"], headers.vary]).toEqual([200, coding, "accept-encoding"]);
    expect(headers["content-length"]).toBe(String(body.length));
    const plain = coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(SCRIPT);
  });

  test("a client that names nothing gets the plain file", async () => {
    const { headers, body } = await get("/works");
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers.vary).toBe("accept-encoding");
    expect(body.toString()).toBe(page("works"));
  });

  test("a page is compressed like a file", async () => {
    const { headers, body } = await get("/works", { "accept-encoding": "br" });
    expect(headers).toMatchObject({ "content-encoding": "br", "content-type": "text/html; charset=utf-8" });
    expect(brotliDecompressSync(body).toString()).toBe(page("works"));
  });

  test("a file without precompressed copies is sent as it is", async () => {
    const { headers, body } = await get("/intro.webm", { "accept-encoding": "br, gzip" });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("vary");
    expect(body.equals(VIDEO)).toBe(true);
  });

  test("an empty file is an empty answer", async () => {
    const { status, headers, body } = await get("/empty.txt");
    expect([status, headers["content-length"], body.length]).toEqual([200, "0", 0]);
  });
});

describe("conditional requests", () => {
  test("every encoding has a strong tag of its own", async () => {
    const answers = await Promise.all(
      ["br", "gzip", "identity"].map((coding) => get(BUNDLE, { "accept-encoding": coding })),
    );
    const tags = answers.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27}"$/);
  });

  test.each(["br", "gzip", "identity"])(
    "the tag of the %s answer gives a 304 that renews what is stored",
    async (coding) => {
      const first = await get(BUNDLE, { "accept-encoding": coding });
      const again = await get(BUNDLE, { "accept-encoding": coding, "if-none-match": String(first.headers.etag) });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      for (const name of ["etag", "cache-control", "vary", "last-modified"]) {
        expect(again.headers[name]).toBe(first.headers[name]);
      }
      for (const name of ["content-type", "content-length", "content-encoding"]) {
        expect(again.headers).not.toHaveProperty(name);
      }
    },
  );

  test("the tag of one encoding does not match another", async () => {
    const { headers } = await get(BUNDLE, { "accept-encoding": "br" });
    const other = await get(BUNDLE, { "accept-encoding": "gzip", "if-none-match": String(headers.etag) });
    expect(other.status).toBe(200);
  });

  test("the date of the file is its Last-Modified", async () => {
    expect((await get("/works")).headers["last-modified"]).toBe(MODIFIED);
  });

  const later = "Tue, 06 Jan 2026 10:00:00 GMT";
  const earlier = "Sun, 04 Jan 2026 10:00:00 GMT";
  test.each([
    ["If-None-Match lists the tag", (tag: string) => ({ "if-none-match": `"x", ${tag}` }), 304],
    ["If-None-Match lists the tag a proxy has weakened", (tag: string) => ({ "if-none-match": `W/${tag}` }), 304],
    ["If-None-Match is any", () => ({ "if-none-match": "*" }), 304],
    ["If-None-Match lists others", () => ({ "if-none-match": '"x"' }), 200],
    ["If-None-Match wins over a date", () => ({ "if-none-match": '"x"', "if-modified-since": later }), 200],
    ["If-Modified-Since is the date", () => ({ "if-modified-since": MODIFIED }), 304],
    ["If-Modified-Since is later", () => ({ "if-modified-since": later }), 304],
    ["If-Modified-Since is earlier", () => ({ "if-modified-since": earlier }), 200],
    ["If-Modified-Since is no date", () => ({ "if-modified-since": "yesterday" }), 200],
    ["If-Match lists the tag", (tag: string) => ({ "if-match": tag }), 200],
    ["If-Match lists others", () => ({ "if-match": '"x"' }), 412],
    ["If-Match lists the weakened tag", (tag: string) => ({ "if-match": `W/${tag}` }), 412],
    ["If-Unmodified-Since is the date", () => ({ "if-unmodified-since": MODIFIED }), 200],
    ["If-Unmodified-Since is earlier", () => ({ "if-unmodified-since": earlier }), 412],
  ])("%s", async (_what, headersFor: (tag: string) => Record<string, string>, status) => {
    const tag = String((await get("/works")).headers.etag);
    expect((await get("/works", headersFor(tag))).status).toBe(status);
    expect((await request(server.port, "/works", { method: "HEAD", headers: headersFor(tag) })).status).toBe(status);
  });
});
