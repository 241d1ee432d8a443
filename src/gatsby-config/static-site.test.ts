/** @jest-environment node */

import { readFileSync } from "node:fs";
import path from "node:path";
import { writeHeaders } from "../../plugins/gatsby-plugin-static-site/headers";
import { headersAt, parseHeaders } from "../../site-contract/headers";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { HEADERS, STATIC_SITE } from "./static-site";

const DATA = {
  siteSettings: { url: "https://agency.example", securityEmail: null },
  redirectSettings: null,
  thirdParties: { nodes: [] },
};

/** Rules of a site with these files. */
function rulesOf(files: Record<string, string>, options = HEADERS) {
  const site = temporaryFolder();
  writeTree(site, { "page-data/index/page-data.json": "{}", "index.html": "", ...files });
  writeHeaders(site, options, STATIC_SITE.resolve(DATA).sources);
  return parseHeaders(readFileSync(path.join(site, "_headers"), "utf8"));
}

test("the editor has a policy of its own", () => {
  const rules = rulesOf({ "admin/index.html": "", "admin/editor.js": "" });
  for (const address of ["/admin", "/admin/editor.js"]) {
    const headers = headersAt(rules, address);
    expect(headers["content-security-policy"]).toContain("script-src 'self' 'unsafe-eval'");
    expect(headers).toMatchObject({ "x-robots-tag": "noindex", "x-frame-options": "DENY" });
  }
  expect(headersAt(rules, "/works")["content-security-policy"]).not.toContain("unsafe");
});

test("a site without an editor has no rule for it", () => {
  expect(headersAt(rulesOf({}), "/admin")["content-security-policy"]).not.toContain("unsafe");
});

test("the interactive map alone may be framed, by this site, and alone has Google's scripts", () => {
  const rules = rulesOf({ "offices-map/index.html": "", "admin/index.html": "" });
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
});

test("feed readers may show pictures on their own pages", () => {
  const rules = rulesOf({ "share/works.jpg": "" });
  expect(headersAt(rules, "/share/works.jpg")["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(headersAt(rules, "/favicon.ico")["cross-origin-resource-policy"]).toBe("same-origin");
});

test("scripts of the consent may run", () => {
  expect(HEADERS.allowsScript({ "data-category": "analytics" })).toBe(true);
  expect(HEADERS.allowsScript({ type: "text/javascript" })).toBe(false);
});

test("the live site asks search engines for nothing", () => {
  expect(headersAt(rulesOf({}), "/works")).not.toHaveProperty("x-robots-tag");
});

test("every answer of a preview asks search engines to leave it out", async () => {
  process.env.GATSBY_PREVIEW = "1";
  await jest.isolateModulesAsync(async () => {
    const preview = await import("./static-site");
    const rules = rulesOf({ "share/works.jpg": "" }, preview.HEADERS);
    expect(headersAt(rules, "/share/works.jpg")["x-robots-tag"]).toBe("noindex, nofollow");
  });
  delete process.env.GATSBY_PREVIEW;
});

test("redirects of the content come first, then those that every site has", () => {
  const redirect = { from: "/work", to: "/works" };
  const content = { ...DATA, redirectSettings: { items: [redirect], ended: [] } };
  expect(STATIC_SITE.resolve(content).redirects).toEqual([
    redirect,
    { from: "/blog/page/1", to: "/blog" },
    { from: "/favicon.ico", to: "/favicon-32x32.png" },
  ]);
});

test("the page for addresses that cannot be decoded shows its own status", () => {
  expect(STATIC_SITE.badRequestPage('<div data-status="404"></div>')).toBe(
    '<div data-status="400"></div>',
  );
});
