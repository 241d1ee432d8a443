/** @jest-environment node */
import { allowWebAssembly, contentSecurityPolicy } from "./security-headers";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-x'; script-src-attr 'none'";
const HTML = "text/html; charset=utf-8";

test("only the page of the search may compile WebAssembly, and no page may evaluate text", () => {
  expect(contentSecurityPolicy(HTML, "/search/index.html", POLICY)).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval' 'self' 'sha256-x'; script-src-attr 'none'",
  );
  for (const address of ["/index.html", "/blog/index.html", "/searching/index.html", "/blog/search/index.html"])
    expect(contentSecurityPolicy(HTML, address, POLICY)).toBe(POLICY);
  expect(contentSecurityPolicy(HTML, "/search/index.html", POLICY)).not.toContain("'unsafe-eval'");
});

test("a policy that begins with script-src, or ends with it, gets the right in its place", () => {
  expect(allowWebAssembly("script-src 'self'")).toBe("script-src 'wasm-unsafe-eval' 'self'");
  expect(allowWebAssembly("default-src 'none';script-src")).toBe("default-src 'none';script-src 'wasm-unsafe-eval'");
});

test("while pages have no policy the search has none either, and a picture keeps its own", () => {
  expect(contentSecurityPolicy(HTML, "/search/index.html", null)).toBeNull();
  expect(contentSecurityPolicy("image/svg+xml; charset=utf-8", "/search/index.html", POLICY)).toBe(
    "default-src 'none'; sandbox",
  );
});
