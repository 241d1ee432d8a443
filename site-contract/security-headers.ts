/**
 * Of everything that no browser shows as a page: API answers, redirects, errors in plain words,
 * data, pictures.
 */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * An SVG that is opened as a document must not run or load anything. What stands in the file itself
 * shows: its styles, pictures and fonts. Some browsers apply this to an SVG in a page as well.
 */
export const SVG_POLICY = `${NO_PAGE_POLICY}; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox`;

/** Pictures are in feeds, which readers show on their own pages. */
export const SHARED_FILES = { "cross-origin-resource-policy": "cross-origin" };

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/**
 * Decap CMS compiles its schemas, styles itself from scripts, and shows pictures before they are
 * saved.
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

/**
 * Of the editor at /admin, which is not a page of the site: other programs, other needs. It signs
 * in through a window of another host, which has to answer it.
 */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": policyOf(EDITOR_POLICY),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-robots-tag": "noindex",
};

/**
 * Of the interactive map, which only pages of this site may frame. Google's script loads others,
 * evaluates text, styles what it draws, and decodes tiles in a worker of a blob. Source:
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
 * Sent with every answer but files of `LOADED_BY_PAGES`, below. The pages of the site have a policy
 * of their own, which the build computes from them
 * (`src/build/gatsby/built-site/security-policy.ts`). Source: OWASP Secure Headers Project,
 * https://owasp.org/www-project-secure-headers/
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": NO_PAGE_POLICY,
  // Two years, as browsers' preload lists ask for. Of this host alone: others of the domain may not
  // have TLS. ADR 27.
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Of no use with a file that is loaded by pages alone: no browser shows it as a document that runs
 * or embeds something. They would be most of the bytes of a small one. Of hosts that read
 * `_headers`, none tells files by their kind.
 */
export const DOCUMENT_HEADERS: readonly string[] = Object.keys(SECURITY_HEADERS).filter(
  (name) => name !== "x-content-type-options" && name !== "cross-origin-resource-policy",
);

/** Names of such files; nginx reads it as well. SVG and XML are documents. */
export const LOADED_BY_PAGES =
  /\.(?:js|css|json|woff2?|avif|webp|jpe?g|png|gif|ico|mp4|webm|vtt|webmanifest|wasm|pf_[a-z]+|pagefind)$/;
