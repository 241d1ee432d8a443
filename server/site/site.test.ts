/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { DOCUMENT_HEADERS } from "../../site-contract/security-headers";
import { HASH, page, SCRIPT, VIDEO } from "../testing/fixture-site";
import { exchange, type RawRequest, request } from "../testing/raw-request";
import { serveSite } from "../testing/running-app";

const REVALIDATE = "public, max-age=0, must-revalidate";
const BUNDLE = `/app-${HASH}.js`;

const server = serveSite();

const get = (target: string, headers: RawRequest["headers"] = {}) =>
  request(server.port, target, { headers });

async function redirectOf(target: string) {
  const { status, headers } = await get(target);
  return { status, location: headers.location, cached: headers["cache-control"] };
}

test.each([
  ["/", "home"],
  ["/works?category=__proto__", "works"],
  ["/%77orks", "works"],
  ["/works/caf%C3%A9", "caf\u00e9"],
  [`/works?${"x".repeat(10_000)}`, "works"],
])("%.40s is the page '%s'", async (target, title) => {
  const { status, headers, body } = await get(target);
  expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(body.toString()).toBe(page(title));
});

test("an absolute request target means the same page", async () => {
  const head =
    "GET http://localhost/works HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  expect(await exchange(server.port, head)).toContain("<title>works</title>");
});

test.each([
  ["/works/", "/works"],
  ["/works/?a=1&b=%20", "/works?a=1&b=%20"],
  ["/index.html", "/"],
  ["/works.html?a=1", "/works?a=1"],
  ["/Works/HID.html", "/works/hid"],
  ["/works/caf%c3%a9/", "/works/caf%C3%A9"],
  ["//works//hid//?a=//b", "/works/hid?a=//b"],
  ["/Works/HID/?A=B", "/works/hid?A=B"],
  ['/works/?a="><script>', "/works?a=%22%3E%3Cscript%3E"],
  ["//evil.example//works", "/evil.example/works"],
])(
  "%s leads to the one address of its page in one step, with the query: %s",
  async (target, location) => {
    expect(await redirectOf(target)).toEqual({ status: 301, location, cached: REVALIDATE });
  },
);

test.each([
  ["/old-work", "/works/hid"],
  ["//Old-Work/?a=1", "/works/hid?a=1"],
  ["/old-work/index.html", "/works/hid"],
  ["/about.html", "/works"],
  ["/jobs?a=1", "/career-page?from=jobs&a=1#open"],
])("%s is redirected as `_redirects` says: %s", async (target, location) => {
  expect(await redirectOf(target)).toEqual({ status: 301, location, cached: REVALIDATE });
});

test.each(["/spring?b=2", "/Spring/?b=2"])(
  "%s, a page that has ended, leads on for now",
  async (at) => {
    const location = "/works?a=1&b=2#new";
    expect(await redirectOf(at)).toEqual({ status: 302, location, cached: REVALIDATE });
  },
);

test.each(["/fair", "/FAIR/?a=1"])("%s, a page that has ended, is gone", async (target) => {
  const { status, headers, body } = await get(target);
  expect([status, headers["cache-control"]]).toEqual([410, "no-store"]);
  expect(body.toString()).toContain("This page could not be found");
});

describe("nothing is found", () => {
  test.each([
    ["under an unknown address", "/nothing"],
    ["in a folder without a page", "/page-data"],
    ["under a file's name with a slash at its end", "/robots.txt/"],
    ["in the 404 page under its own name", "/404"],
    ["in a file for hosts", "/_redirects"],
    ["in a hidden file", "/%2eenv"],
    ["in a compressed copy under its own name", "/works/index.html.br"],
    ["above the site", "/../../etc/passwd"],
    ["above the site, encoded", `/works${"%2f..".repeat(20)}%2fetc%2fpasswd`],
    ["behind a backslash", "/%5c%5cevil.example/"],
    ["behind a NUL", "/works%00.html"],
    ["behind a line break", "//works%0d%0aSet-Cookie:%20a=b"],
  ])("%s", async (_where, target) => {
    const { status, headers, body } = await get(target, {
      "accept-encoding": "br",
      "if-none-match": "*",
    });
    expect([status, headers["cache-control"], headers.vary]).toEqual([
      404,
      "no-store",
      "accept-encoding",
    ]);
    for (const name of ["location", "set-cookie", "etag"]) expect(headers).not.toHaveProperty(name);
    expect(brotliDecompressSync(body).toString()).toBe(page("This page could not be found"));
  });
});

test.each(["/%ff", "//%"])("%s cannot be decoded: 400, with a page of its own", async (target) => {
  const { status, headers, body } = await get(target, { "accept-encoding": "gzip" });
  expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
  expect(gunzipSync(body).toString()).toBe(page("This page could not be found (400)"));
});

test("a file that only pages load has no header that concerns documents", async () => {
  const { headers } = await get(BUNDLE);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  for (const name of DOCUMENT_HEADERS) expect(headers).not.toHaveProperty(name);
});

test("HEAD gets the headers of GET, whatever the answer", async () => {
  for (const path of ["/works", BUNDLE, "/intro.webm", "/nothing", "/%ff"]) {
    const headers = { "accept-encoding": "br" };
    const answers = [
      await get(path, headers),
      await request(server.port, path, { method: "HEAD", headers }),
    ] as const;
    const [whole, head] = answers.map((answer) => ({
      status: answer.status,
      ...answer.headers,
      date: "",
    }));
    expect(head).toEqual(whole);
    expect(answers[1].body).toHaveLength(0);
  }
});

test.each(["POST", "OPTIONS"])("%s is refused, before a body is read", async (method) => {
  for (const target of ["/works", "/nothing", "/%ff"]) {
    const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\nConnection: close\r\n\r\nx`;
    const answer = await exchange(server.port, head);
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed/);
    expect(answer).toContain("allow: GET, HEAD\r\n");
  }
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["identity", undefined, (body: Buffer) => body],
])(
  "a client that accepts %s gets the build's own copy, never a part of it",
  async (accepted, coding, decode) => {
    const { status, headers, body } = await get(BUNDLE, {
      "accept-encoding": accepted,
      range: "bytes=0-9",
    });
    expect([status, headers["content-encoding"], headers.vary]).toEqual([
      200,
      coding,
      "accept-encoding",
    ]);
    expect(headers).not.toHaveProperty("accept-ranges");
    expect(decode(body).toString()).toBe(SCRIPT);
  },
);

test("a video is sent in parts, up to its end", async () => {
  const part = await get("/intro.webm", { range: "bytes=900-1999", "accept-encoding": "br" });
  expect([part.status, part.headers["content-range"]]).toEqual([206, "bytes 900-999/1000"]);
  expect(part.body.equals(VIDEO.subarray(900))).toBe(true);
});

test.each([
  ["/works", REVALIDATE],
  [BUNDLE, "public, max-age=31536000, immutable"],
  ["/.well-known/security.txt", REVALIDATE],
])("%s is cached: %s", async (target, policy) => {
  expect((await get(target)).headers["cache-control"]).toBe(policy);
});
