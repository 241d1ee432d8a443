/** @jest-environment node */
import { execSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { request } from "../../server/testing/raw-request";
import { REVALIDATE } from "../../site-contract/cache-policy";
import { type HeaderRule, headerLines, headersAt } from "../../site-contract/headers";
import { NO_PAGE_POLICY } from "../../site-contract/security-headers";
import { hasNginx, type NginxProcess, startNginx } from "../testing/nginx";
import { runNode, TOOLS } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";
import { nginxMaps } from "./nginx";

const RULES: HeaderRule[] = [
  {
    path: "/*",
    headers: {
      "content-security-policy": "default-src 'none'",
      "x-a": 'say "1"',
      "cache-control": "no-cache",
    },
  },
  { path: "/search", headers: { "content-security-policy": "script-src 'wasm-unsafe-eval'" } },
  { path: "/static/*", headers: { "x-a": "2", "cache-control": "immutable" } },
  { path: "/static/d/*", headers: { "x-a": "3" } },
  { path: "/static/d/one.txt", headers: { "x-b": "4" } },
];

const LONG =
  "a-name-that-is-longer-than-the-buckets-of-nginx-are-by-default-which-have-64-bytes-0123456789abcdef0123.js";

const page = (title: string): string =>
  `<!doctype html><title>${title}</title>${"<p>words</p>".repeat(200)}`;

const SITE = {
  "index.html": page("home"),
  "404.html": page("missing"),
  "400.html": page("malformed"),
  "works/index.html": page("works"),
  "works/index.html.gz": gzipSync(page("works")),
  "works.html": page("works"),
  "works/hid/index.html": page("hid"),
  "search/index.html": page("search"),
  "static/a.txt": "a",
  "static/d/one.txt": "one",
  "static/d/two.txt": "two",
  "manifest.webmanifest": "{}",
  ".env": "secret",
  "static/.hidden": "secret",
  ".well-known/security.txt": "Contact",
  "404/index.html": page("missing"),
  [LONG]: "go()",
  _headers: headerLines(RULES),
  _redirects:
    "/old /works 301\n/jobs /works?from=jobs#open 301\n/messe /works#there 301\n/about.html /works 301\n" +
    "/spring /works?a=1#new 302\n/fair /404.html 410\n",
};

/** A release as docs/deploy.md describes it. */
async function release(
  root: string,
  name: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  const folder = path.join(root, "releases", name);
  writeTree(path.join(folder, "site"), files);
  const args = [path.join(folder, "nginx"), path.join(folder, "site")];
  expect(await runNode(path.join(TOOLS, "nginx-files.ts"), { cwd: root, args })).toMatchObject({
    code: 0,
  });
}

const makeCurrent = (root: string, name: string) =>
  execSync(`ln -sfn releases/${name} next && mv -T next current`, { cwd: root });

test("a value that nginx would read as a variable is refused", () => {
  expect(() => nginxMaps([{ path: "/*", headers: { "x-a": "$1" } }], [], [])).toThrow(
    "nginx would read a variable in $1",
  );
});

const describeWithNginx = hasNginx() ? describe : describe.skip;

describeWithNginx("docs/deploy/nginx.conf, read by nginx (needs nginx)", () => {
  let nginx: NginxProcess;
  let mailer: Server;
  let port: number;
  let root: string;

  beforeAll(async () => {
    // nginx would take the space in the folder's name for the end of a value.
    root = path.dirname(temporaryFolder());
    await release(root, "1", SITE);
    makeCurrent(root, "1");
    mailer = createServer((incoming, answer) => {
      answer.end(JSON.stringify([incoming.url, incoming.headers["x-forwarded-proto"]]));
    });
    mailer.listen(0, "127.0.0.1");
    await once(mailer, "listening");
    nginx = await startNginx(root, (mailer.address() as { port: number }).port);
    port = nginx.port;
  });

  afterAll(async () => {
    mailer.close();
    await nginx.stop();
  });

  test.each([
    ["/", "home"],
    ["/works?a=1", "works"],
    ["/search", "search"],
    ["/static/a.txt", "a"],
    ["/static/d/one.txt", "one"],
    ["/static/d/two.txt", "two"],
    ["/.well-known/security.txt", "Contact"],
    [`/${LONG}`, "go"],
  ])("%s is sent with the headers of the site's own server", async (address, content) => {
    const { status, headers, body } = await request(port, address);
    expect([status, String(body)]).toEqual([200, expect.stringContaining(content)]);
    const { "content-security-policy": policy, ...others } = headersAt(
      RULES,
      address.replace(/\?.*/, ""),
    );
    const expected = address.endsWith(".js")
      ? others
      : { ...others, "content-security-policy": policy };
    const relevant = Object.entries(headers).filter(
      ([name]) => name.startsWith("x-") || name === "content-security-policy" || name in expected,
    );
    expect(Object.fromEntries(relevant)).toEqual(expected);
  });

  test.each<[string, string, number?]>([
    ["/works/?a=1", "/works?a=1"],
    ["/works/index.html", "/works"],
    ["/index.html", "/"],
    ["/old?a=1", "/works?a=1"],
    ["/old/?a=1", "/works?a=1"],
    ["/OLD", "/works"],
    ["//works", "/works"],
    ["/WORKS/Hid/?A=B", "/works/hid?A=B"],
    ["/works.html?a=1", "/works?a=1"],
    ["/works/hid.html", "/works/hid"],
    ["//Works//", "/works"],
    ["/about.html", "/works"],
    ["/jobs", "/works?from=jobs#open"],
    ["/jobs?a=1&b=%20", "/works?from=jobs&a=1&b=%20#open"],
    ["/messe?utm_source=flyer", "/works?utm_source=flyer#there"],
    ["//evil.example/", "/evil.example"],
    ["/Spring/?b=2", "/works?a=1&b=2#new", 302],
  ])(
    "%s leads to %s, with the headers of the site's own server",
    async (address, location, code = 301) => {
      const { status, headers } = await request(port, address);
      expect({ status, ...headers }).toMatchObject({
        status: code,
        location,
        "content-security-policy": NO_PAGE_POLICY,
        "cache-control": REVALIDATE,
      });
    },
  );

  test.each([
    "/nothing",
    "/nothing/",
    "/404",
    "/404/",
    "/.env",
    "/static/.hidden",
    "/.well-known/",
    "/static/gone.txt",
    "/404.html",
    "/_headers",
    "/works/index.html.gz",
    "/api",
    "/%ff",
    "/%5cevil.example/",
    "/%5Cevil.example/index.html",
    "/a%0d%0aset-cookie:%20a=b",
  ])("%s is the page for unknown addresses, and no cache keeps it", async (address) => {
    const { status, headers, body } = await request(port, address);
    expect([status, String(body)]).toEqual([
      404,
      expect.stringContaining("<title>missing</title>"),
    ]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toBe("default-src 'none'");
    expect(headers).not.toHaveProperty("set-cookie");
  });

  test("a page that has ended without leading on is gone, and no cache keeps that", async () => {
    const { status, headers, body } = await request(port, "/fair/?a=1");
    expect({ status, ...headers }).toMatchObject({ status: 410, "cache-control": "no-store" });
    expect(String(body)).toContain("<title>missing</title>");
  });

  test("the build's compressed copy is sent to browsers that accept it", async () => {
    const compressed = await request(port, "/works", { headers: { "accept-encoding": "gzip" } });
    expect(compressed.headers).toMatchObject({
      "content-encoding": "gzip",
      vary: "Accept-Encoding",
    });
    expect(compressed.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test("a manifest has its media type", async () => {
    const manifest = await request(port, "/manifest.webmanifest");
    expect(manifest.headers["content-type"]).toContain("application/manifest+json");
  });

  test("forms reach the mailer", async () => {
    const form = await request(port, "/api/form/1/", { method: "PUT" });
    expect([form.status, JSON.parse(String(form.body))]).toEqual([200, ["/api/form/1/", "http"]]);
    expect(form.headers).not.toHaveProperty("x-a");
  });

  test("refused methods have the headers of pages", async () => {
    const traced = await request(port, "/works", { method: "TRACE" });
    const policy = { "content-security-policy": NO_PAGE_POLICY };
    expect(traced).toMatchObject({ status: 405, headers: policy });
    const posted = await request(port, "/works", { method: "POST" });
    expect(posted).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD", "cache-control": "no-store", ...policy },
    });
  });

  test.each(["/%", "/works/%zz", "/%00", "/../../etc/passwd"])(
    "the malformed address %s is a page with headers, and no cache keeps it",
    async (address) => {
      const { status, headers, body } = await request(port, address);
      expect([status, String(body)]).toEqual([400, expect.stringContaining("<title>malformed")]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toBe("default-src 'none'");
    },
  );

  test("a part of a file is cached as the whole, and one beyond its end is not", async () => {
    const part = await request(port, "/static/a.txt", { headers: { range: "bytes=0-" } });
    expect(part).toMatchObject({ status: 206, headers: { "cache-control": "immutable" } });
    const beyond = await request(port, "/static/a.txt", { headers: { range: "bytes=9-" } });
    const headers = { "x-a": "2", "content-range": "bytes */1" };
    expect(beyond).toMatchObject({ status: 416, headers });
    expect(beyond.headers["cache-control"]).toContain("no-store");
  });

  test("a file that has changed under a condition is refused, and no cache keeps the answer", async () => {
    const changed = await request(port, "/static/a.txt", { headers: { "if-match": '"other"' } });
    expect(changed).toMatchObject({
      status: 412,
      headers: { "x-a": "2", "cache-control": "no-store" },
    });
  });

  test("a form that is too large is refused in JSON, as by the mailer", async () => {
    const large = await request(port, "/api/form/2/", {
      method: "POST",
      headers: { "content-length": "9000000" },
    });
    expect(large.headers["content-security-policy"]).toBe(NO_PAGE_POLICY);
    expect(JSON.parse(String(large.body))).toEqual({
      statusCode: 413,
      statusText: "Payload Too Large",
    });
  });

  test("under load one release replaces another and is replaced again, and no request fails", async () => {
    const second = {
      ...SITE,
      "index.html": page("second"),
      _headers: headerLines([{ path: "/*", headers: { "x-a": "second" } }]),
    };
    await release(root, "2", second);
    const statuses = new Set<number>();
    let isOver = false;
    const visitor = async () => {
      while (!isOver) statuses.add((await request(port, "/")).status);
    };
    const visitors = Array.from({ length: 8 }, visitor);
    const shown = async () => {
      const { headers, body } = await request(port, "/");
      return [headers["x-a"], /<title>(.*)<\/title>/.exec(String(body))?.[1]].join();
    };
    for (const [name, expected] of [
      ["2", "second,second"],
      ["1", 'say "1",home'],
    ] as const) {
      makeCurrent(root, name);
      nginx.reload();
      while ((await shown()) !== expected);
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...statuses]).toEqual([200]);
  });
});
