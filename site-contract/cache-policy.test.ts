/** @jest-environment node */
import { cacheControlFor } from "./cache-policy";

const YEAR = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

test.each([
  ["/component---src-pages-index-tsx-0123456789abcdef0123.js", YEAR],
  ["/styles.0123456789abcdef0123.css", YEAR],
  ["/static/figtree-0123456789abcdef0123456789abcdef.woff2", YEAR],
  ["/pagefind/fragment/en_1a37f3f.pf_fragment", YEAR],
  ["/pagefind/pagefind.js", REVALIDATE],
  ["/index.html", REVALIDATE],
  ["/admin/editor.js", REVALIDATE],
  ["/app-of-the-year.js", "public, max-age=86400"],
])("%s is cached: %s", (address, policy) => {
  expect(cacheControlFor(address)).toBe(policy);
});
