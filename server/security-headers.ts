/**
 * Sent with every answer. Framing is refused twice over by the page policy once there is one; X-Frame-Options serves
 * older browsers. Source: OWASP Secure Headers Project, https://owasp.org/www-project-secure-headers/
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};

/** A picture opened as a page of its own runs nothing and loads nothing. */
const SVG_POLICY = "default-src 'none'; sandbox";

/**
 * The place of the pages' policy: the hash-based one that the build works out from the final HTML.
 * `null`: pages are sent without a policy.
 */
const PAGE_POLICY: string | null = null;

/** The one page that runs WebAssembly: the search. Only a document of its own has the policy, see docs/decisions/0017. */
const SEARCH_PAGE = "/search/index.html";

/**
 * A page's policy with the right to compile WebAssembly, and nothing else, from the site's own bytes.
 * Source: https://www.w3.org/TR/CSP3/#directive-script-src
 */
export function allowWebAssembly(policy: string): string {
  return policy.replace(/(^|;\s*)(script-src)(?=\s|;|$)/, "$1$2 'wasm-unsafe-eval'");
}

/**
 * The Content-Security-Policy for a file, or `null` for none.
 * @param address decoded path below the site's root; for a page its `index.html`
 */
export function contentSecurityPolicy(
  contentType: string,
  address: string,
  pagePolicy: string | null = PAGE_POLICY,
): string | null {
  if (contentType.startsWith("image/svg+xml")) return SVG_POLICY;
  if (!contentType.startsWith("text/html") || pagePolicy === null) return null;
  return address === SEARCH_PAGE ? allowWebAssembly(pagePolicy) : pagePolicy;
}
