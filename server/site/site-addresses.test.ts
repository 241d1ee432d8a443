/** @jest-environment node */
import { HASH } from "../testing/fixture-site";
import { exchange, request } from "../testing/raw-request";
import { servedSite } from "../testing/running-app";

const server = servedSite();

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/?utm_source=x", "home"],
    ["/works", "works"],
    ["/works?category=__proto__", "works"],
    ["/works/hid", "hid"],
    ["/%77orks", "works"],
    ["/admin", "editor"],
    [`/works?${"x".repeat(10_000)}`, "works"],
  ])("%.40s is the page '%s'", async (target, title) => {
    const { status, headers, body } = await request(server.port, target);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test("an absolute request target means the same page", async () => {
    const answer = await exchange(
      server.port,
      "GET http://localhost/works HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain("<title>works</title>");
  });

  test("HEAD gets the headers of GET and no body", async () => {
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => request(server.port, "/works", { method, headers: { "accept-encoding": "br" } })),
    );
    expect(head?.status).toBe(200);
    expect({ ...head?.headers, date: "" }).toEqual({ ...get?.headers, date: "" });
    expect(Number(head?.headers["content-length"])).toBe(get?.body.length);
    expect(head?.body).toHaveLength(0);
  });
});

describe("other spellings of a page's address redirect to the one, in one step, with the query", () => {
  test.each([
    ["/works/", "/works"],
    ["/works/?a=1&b=%20", "/works?a=1&b=%20"],
    ["/works/index.html", "/works"],
    ["/works/index.html?a=1", "/works?a=1"],
    ["/index.html", "/"],
    ["/works/caf%c3%a9/", "/works/caf%C3%A9"],
    ["/?", null],
    ["//", "/"],
    ["//works", "/works"],
    ["/works//hid?a=//b", "/works/hid?a=//b"],
    ["//works///hid//", "/works/hid"],
    ["/WORKS", "/works"],
    ["/Works/HID/?A=B", "/works/hid?A=B"],
    ["//Works/index.html", "/works"],
    ["//nothing", "/nothing"],
  ])("%s -> %s", async (target, location) => {
    const { status, headers } = await request(server.port, target);
    expect([status, headers.location ?? null]).toEqual([location === null ? 200 : 301, location]);
    if (location !== null) expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("_redirects", () => {
  test.each([
    ["/old-work", "/works/hid"],
    ["/old-work?a=1", "/works/hid?a=1"],
    ["/old-work/?a=1", "/works/hid?a=1"],
    ["//old-work", "/works/hid"],
    ["/Old-Work", "/works/hid"],
    ["/jobs", "/career-page?from=jobs#open"],
    ["/jobs?a=1", "/career-page?from=jobs&a=1#open"],
  ])("%s -> %s", async (target, location) => {
    const { status, headers } = await request(server.port, target);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("a missing path is the 404 page with status 404, not cacheable", () => {
  test.each([
    ["an unknown path", "/nothing"],
    ["an unknown path with a trailing slash", "/nothing/"],
    ["an unknown path in upper case", "/NOTHING"],
    ["the not-found page by its route", "/404"],
    ["the not-found page by its file", "/404.html"],
    ["the not-found page by its index", "/404/index.html"],
    ["a folder without a page", "/page-data"],
    ["a file with a slash behind", "/robots.txt/"],
    ["a file in upper case", "/ROBOTS.TXT"],
    ["the page for addresses that cannot be decoded by its file", "/400.html"],
    ["the list of redirects", "/_redirects"],
    ["a dot file", "/.env"],
    ["an encoded dot file", "/%2eenv"],
    ["a path above the root", "/../../etc/passwd"],
    ["an encoded path above the root", "/..%2f..%2fetc%2fpasswd"],
    ["a path above the root in encoded dots", "/%2e%2e/%2e%2e/etc/passwd"],
    ["a way through a folder", "/works/../robots.txt"],
    ["a NUL", "/works%00.html"],
    ["an encoded line break", "/%0d%0aSet-Cookie:%20a=b"],
    ["an encoded line break before a slash", "/works%0d%0aX:%20y/"],
    ["a backslash", "/\\evil.example"],
    ["an encoded backslash", "/%5c%5cevil.example/"],
    ["encoded slashes", "/%2f%2fevil.example"],
    ["encoded slashes with a slash behind", "/%2f%2fevil.example/"],
    ["a very long name", `/${"x".repeat(5_000)}`],
    ["very many names", "/x".repeat(5_000)],
    ["a file as a folder", "/robots.txt/index.html"],
    ["a precompressed copy by its own name", "/works/index.html.br"],
    ["a gzipped copy by its own name", `/app-${HASH}.js.gz`],
    ["markup", "/%3Cimg%20src=x%20onerror=alert(1)%3E"],
  ])("%s", async (_what, target) => {
    const { status, headers, body } = await request(server.port, target);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty("location");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain("This page could not be found");
  });

  test.each([
    `/app-${"f".repeat(20)}.js`,
    "/static/gone/photo.avif",
    "/page-data/nothing/page-data.json",
    "/blog-api/articles/99.json",
  ])("and a short text for programs: %s", async (target) => {
    const { status, headers, body } = await request(server.port, target);
    expect([status, headers["cache-control"], body.toString()]).toEqual([404, "no-store", "Not found\n"]);
  });

  test("it is compressed like any page, and HEAD has its headers", async () => {
    const options = { headers: { "accept-encoding": "gzip" } };
    const get = await request(server.port, "/nothing", options);
    const head = await request(server.port, "/nothing", { ...options, method: "HEAD" });
    expect(get.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(head.status).toBe(404);
    expect(head.headers["content-length"]).toBe(String(get.body.length));
  });

  test("conditions and ranges do not change it", async () => {
    const headers = { "if-none-match": "*", range: "bytes=0-1" };
    expect((await request(server.port, "/nothing", { headers })).status).toBe(404);
  });

  test("a public well-known file is there all the same", async () => {
    expect((await request(server.port, "/.well-known/security.txt")).status).toBe(200);
  });
});

describe("nothing leads to another site", () => {
  test.each([
    "//evil.example",
    "///evil.example/",
    "//evil.example/%2f..",
    "//evil.example//works",
    "/works//evil.example",
  ])("%s keeps the origin", async (target) => {
    const { status, headers } = await request(server.port, target);
    expect([301, 404]).toContain(status);
    if (status === 301) expect(headers.location).toMatch(/^\/[^/\\]/);
  });

  test("characters that are invalid in an address are encoded in the query of a redirect", async () => {
    const { headers } = await request(server.port, '/works/?a="><script>');
    expect(headers.location).toBe("/works?a=%22%3e%3cscript%3e");
  });

  test("raw bytes beyond ASCII are a bad request", async () => {
    expect((await request(server.port, "/works/?a=\u00e9")).status).toBe(400);
  });

  test("a raw line break does not inject a response header", async () => {
    const head = "GET /works/\r\nSet-Cookie: a=b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    const answer = await exchange(server.port, head);
    expect(answer).toContain("location: /works\r\n");
    expect(answer.toLowerCase()).not.toContain("set-cookie");
  });
});

describe("an address that cannot be decoded", () => {
  test.each(["/%ff", "/%", "/works/%E0%A4%A", "/%c0%ae%c0%ae/"])("%s is a page with status 400", async (target) => {
    const { status, headers, body } = await request(server.port, target);
    expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain("This page could not be found (400)");
  });

  test("is compressed like any page, and HEAD has its headers", async () => {
    const options = { headers: { "accept-encoding": "br" } };
    const get = await request(server.port, "/%ff", options);
    const head = await request(server.port, "/%ff", { ...options, method: "HEAD" });
    expect(get.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect([head.status, head.body.length]).toEqual([400, 0]);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  });

  test("below /api is a 400 in JSON", async () => {
    const { status, body } = await request(server.port, "/api/form/%ff", { method: "PUT" });
    expect([status, JSON.parse(body.toString())]).toEqual([400, { statusCode: 400, statusText: "Bad Request" }]);
  });

  test("cannot be written to", async () => {
    const { status, headers } = await request(server.port, "/%ff", { method: "DELETE" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
  "%s is refused with 405 and the methods that are allowed",
  async (method) => {
    for (const target of ["/works", "/nothing", "/app.js"]) {
      const { status, headers } = await request(server.port, target, { method });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    }
  },
);

test("a body sent to a page is refused without being read", async () => {
  const head = "POST /works HTTP/1.1\r\nHost: localhost\r\nContent-Type: nonsense\r\n";
  const answer = await exchange(server.port, `${head}Content-Length: 1000000\r\nConnection: close\r\n\r\nx`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed/);
});
