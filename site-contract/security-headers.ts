/** Content security policy of answers that are not pages: the API's, redirects, data, pictures. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Policy of an SVG. Opened as a document it runs and loads nothing, but shows the styles, pictures
 * and fonts in the file itself. Some browsers apply the policy to an SVG in a page, too.
 */
export const SVG_POLICY = `${NO_PAGE_POLICY}; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox`;

/** Header of pictures: readers of feeds show them on their own pages. */
export const SHARED_FILES = { "cross-origin-resource-policy": "cross-origin" };

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/**
 * Decap CMS compiles its schemas, sets styles by script, and shows pictures before they are saved.
 */
const EDITOR_POLICY = {
  "default-src": "'none'",
  "script-src": "'self' 'unsafe-eval'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' blob: data: https:",
  "media-src": "'self' blob: https:",
  "font-src": "'self' data:",
  "connect-src": "'self' blob: https:",
  "frame-src": "'self' blob:",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** Headers of the editor. A window of another host signs its user in, and has to answer it. */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": policyOf(EDITOR_POLICY),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-robots-tag": "noindex",
};

/**
 * Policy of the interactive map, which only pages of this site may frame. Google's script loads
 * others, evaluates text, sets styles, and decodes tiles in a worker of a blob:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const INTERACTIVE_MAP_POLICY = {
  "default-src": "'none'",
  "script-src": "'self' 'unsafe-eval' blob: https://maps.googleapis.com https://maps.gstatic.com",
  "style-src": "'self' 'unsafe-inline' https://fonts.googleapis.com",
  "img-src":
    "'self' data: https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
  "font-src": "https://fonts.gstatic.com",
  "connect-src":
    "'self' data: blob: https://*.googleapis.com https://*.gstatic.com https://*.google.com",
  "worker-src": "blob:",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'self'",
};

export const INTERACTIVE_MAP_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": policyOf(INTERACTIVE_MAP_POLICY),
  "x-frame-options": "SAMEORIGIN",
  "x-robots-tag": "noindex",
};

/**
 * Headers of every answer; for files of `LOADED_BY_PAGES` without `DOCUMENT_HEADERS`. The pages of
 * the site have another policy, which the build computes from them. Source: OWASP Secure Headers
 * Project, https://owasp.org/www-project-secure-headers/
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": NO_PAGE_POLICY,
  // Two years, as browsers' preload lists ask for. For this host alone: other hosts of the domain may
  // have no TLS. ADR 27.
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Older browsers do not know `frame-ancestors` of the policy.
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Names of the headers that only documents need. With the files of pages they would be most of the
 * bytes of a small one. `_headers` cannot leave them out: its rules do not know kinds of files.
 */
export const DOCUMENT_HEADERS: readonly string[] = Object.keys(SECURITY_HEADERS).filter(
  (name) => name !== "x-content-type-options" && name !== "cross-origin-resource-policy",
);

/** Matches files that only pages load; also used by nginx. SVG and XML are documents. */
export const LOADED_BY_PAGES =
  /\.(?:js|css|json|woff2?|avif|webp|jpe?g|png|gif|ico|mp4|webm|vtt|webmanifest|wasm|pf_[a-z]+|pagefind)$/;
