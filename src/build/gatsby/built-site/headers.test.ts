/** @jest-environment node */
import { cacheControlFor, REVALIDATE } from "../../../../site-contract/cache-policy";
import { headerLines, headersAt, parseHeaders } from "../../../../site-contract/headers";
import { NO_PAGE_POLICY, SVG_POLICY } from "../../../../site-contract/security-headers";
import { headerRules } from "./headers";

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

const site = (names: readonly string[]) => ({
  files: new Set(names),
  scriptHashes: new Set(["AAA="]),
  styleHashes: new Set<string>(),
});

test("hosts that read the rules let files be cached as long as the site's own server does", () => {
  const rules = parseHeaders(headerLines(headerRules(site(FILES))));
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
  expect(headerRules(site([...FILES, ...pictures]))).toHaveLength(headerRules(site(FILES)).length);
});

test("an SVG that is opened as a page runs nothing, and a page's policy is that of all pages", () => {
  const rules = headerRules(site(FILES));
  expect(headersAt(rules, "/logo.svg")["content-security-policy"]).toBe(SVG_POLICY);
  expect(headersAt(rules, "/works")["content-security-policy"]).toContain(
    "script-src 'self' 'sha256-AAA='",
  );
});

test("the editor has a policy of its own, and a site without an editor has no rule for it", () => {
  const rules = headerRules(site(FILES));
  for (const address of ["/admin", "/admin/editor.js"]) {
    const headers = headersAt(rules, address);
    expect(headers["content-security-policy"]).toContain("script-src 'self' 'unsafe-eval'");
    expect(headers).toMatchObject({ "x-robots-tag": "noindex", "x-frame-options": "DENY" });
  }
  expect(headersAt(rules, "/works")["content-security-policy"]).not.toContain("unsafe");
  const without = headerRules(site(FILES.filter((name) => !name.startsWith("admin/"))));
  expect(headersAt(without, "/admin")["content-security-policy"]).not.toContain("unsafe");
});

test("the interactive map alone may be framed, by this site, and alone has Google's scripts in its policy", () => {
  const rules = headerRules(site([...FILES, "offices-map/index.html", "offices-map/map.js"]));
  const headers = headersAt(rules, "/offices-map");
  expect(headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "x-robots-tag": "noindex" });
  expect(headers["content-security-policy"]).toMatch(
    /maps\.googleapis\.com.*frame-ancestors 'self'/,
  );
  for (const address of ["/", "/contact", "/admin"]) {
    expect(headersAt(rules, address)["x-frame-options"]).toBe("DENY");
    expect(headersAt(rules, address)["content-security-policy"]).toMatch(
      /^(?!.*googleapis).*frame-ancestors 'none'/,
    );
  }
  expect(headersAt(headerRules(site(FILES)), "/offices-map")["x-frame-options"]).toBe("DENY");
});

test("what is fetched by pages, and is none, has a short policy that allows nothing", () => {
  const policyOf = (address: string) =>
    headersAt(headerRules(site(FILES)), address)["content-security-policy"];
  const fetched = FILES.filter((name) => /^(?:static|page-data)\//.test(name)).map((name) =>
    policyOf(`/${name}`),
  );
  expect(new Set(fetched)).toEqual(new Set([NO_PAGE_POLICY]));
});

test("every answer of a preview asks search engines to leave it out, and none of the live site", () => {
  const robotsOf = (isPreview: boolean) =>
    headersAt(headerRules(site(FILES), isPreview), "/share/works.png")["x-robots-tag"];
  expect([robotsOf(true), robotsOf(false)]).toEqual(["noindex, nofollow", undefined]);
});
