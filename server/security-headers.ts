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

/** The Content-Security-Policy for a file of this content type, or `null` for none. */
export function contentSecurityPolicy(contentType: string): string | null {
  if (contentType.startsWith("image/svg+xml")) return SVG_POLICY;
  if (contentType.startsWith("text/html")) return PAGE_POLICY;
  return null;
}
