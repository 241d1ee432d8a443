/** @jest-environment node */
import { cacheControlFor, REVALIDATE } from "../../../site-contract/cache-policy";
import { headerLines, headersAt, parseHeaders } from "../../../site-contract/headers";
import { NO_PAGE_POLICY, SVG_POLICY } from "../../../site-contract/security-headers";
import type { HeaderOptions } from "../options";
import { headerRules } from "./rules";

const HASH = "0123456789abcdef0123";
const FILES = [
  "index.html",
  "404.html",
  "works/index.html",
  "works/hid/index.html",
  "robots.txt",
  "favicon.ico",
  "logo.svg",
  `app-${HASH}.js`,
  `styles.${HASH}.css`,
  "page-data/works/page-data.json",
  `static/${HASH.padEnd(32, "0")}/photo.avif`,
  `static/figtree-${HASH.padEnd(32, "0")}.woff2`,
  "share/works.png",
  "intro/intro.webm",
  "intro/intro.mp4",
  "pagefind/pagefind.js",
  "pagefind/fragment/en_1a37f3f.pf_fragment",
  "pagefind/index/en_1a37f3f.pf_index",
  "admin/index.html",
  "admin/editor.js",
  "images/photo of a: star*.jpg",
  ".gitkeep",
  "_redirects",
  "webpack.stats.json",
];

type Options = Partial<Pick<HeaderOptions, "headers" | "pagePolicies">>;

const rulesOf = (files: readonly string[], options: Options = {}) =>
  headerRules(files, { "script-src": ["'self'"] }, { headers: {}, pagePolicies: {}, ...options });

test("hosts that read the rules let files be cached as long as the site's own server does", () => {
  const rules = parseHeaders(headerLines(rulesOf(FILES)));
  const served = FILES.filter((name) => !/^[._]|stats|star/.test(name)).map((name) => `/${name}`);
  const cacheOf = (address: string) => headersAt(rules, address)["cache-control"];
  expect(served.map((address) => [address, cacheOf(address)])).toEqual(
    served.map((address) => [address, cacheControlFor(address)]),
  );
  expect([
    cacheOf("/works"),
    cacheOf("/not/there"),
    cacheOf("/images/photo of a: star*.jpg"),
  ]).toEqual(Array(3).fill(REVALIDATE));
});

test("there are fewer rules than files: a folder with one policy has one", () => {
  const pictures = Array.from(
    { length: 500 },
    (_, index) => `static/${String(index).padStart(32, "0")}/a.avif`,
  );
  expect(rulesOf([...FILES, ...pictures])).toHaveLength(rulesOf(FILES).length);
});

test("an SVG that is opened as a page runs nothing", () => {
  expect(headersAt(rulesOf(FILES), "/logo.svg")["content-security-policy"]).toBe(SVG_POLICY);
});

test("the site's own headers of a folder win over those of its files", () => {
  const headers = { "/admin/*": { "content-security-policy": "script-src 'unsafe-eval'" } };
  const rules = rulesOf([...FILES, "admin/logo.svg"], { headers });
  expect(headersAt(rules, "/admin/logo.svg")["content-security-policy"]).toBe(
    "script-src 'unsafe-eval'",
  );
});

test("the site's own headers are left out where it has no file for them", () => {
  const headers = {
    "/admin": { "x-a": "1" },
    "/admin/*": { "x-a": "1" },
    "/map": { "x-a": "1" },
    "/map/*": { "x-a": "1" },
  };
  const paths = rulesOf(FILES, { headers }).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/admin", "/admin/*"]));
  expect(paths).not.toContain("/map");
  expect(paths).not.toContain("/map/*");
});

test("a page may be allowed more than others, at each address by which a host sends it", () => {
  const rules = rulesOf(FILES, {
    pagePolicies: { "/search": { "img-src": ["https://a.example"] } },
  });
  const policyAt = (address: string) => headersAt(rules, address)["content-security-policy"];
  for (const address of ["/search", "/search/", "/search.html", "/search/index.html"])
    expect([address, policyAt(address)]).toEqual([
      address,
      "script-src 'self'; img-src https://a.example",
    ]);
  expect(policyAt("/searching")).toBe("script-src 'self'");
});

test("what pages fetch has a short policy that allows nothing", () => {
  const policyOf = (address: string) =>
    headersAt(rulesOf(FILES), address)["content-security-policy"];
  const fetched = FILES.filter((name) => /^(?:static|page-data)\//.test(name)).map((name) =>
    policyOf(`/${name}`),
  );
  expect(new Set(fetched)).toEqual(new Set([NO_PAGE_POLICY]));
});

test("headers of every answer are added to those of all sites", () => {
  const headers = { "/*": { "x-robots-tag": "noindex", "x-frame-options": "SAMEORIGIN" } };
  const sent = headersAt(rulesOf(FILES, { headers }), "/works");
  expect(sent).toMatchObject({ ...headers["/*"], "x-content-type-options": "nosniff" });
});
