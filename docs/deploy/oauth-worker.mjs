// Signs editors in at GitHub for Decap CMS, as a Cloudflare Worker: docs/deploy.md says how to set
// it up. Needs GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and SITE_ORIGINS: the origins that have an
// editor, each with https://, separated by commas. GITHUB_SCOPE is public_repo, or repo for a private
// repository. GITHUB_URL is for GitHub Enterprise Server.

/** @typedef {{ github: string, client_id: string, client_secret: string, scope: string, origins: string[] }} Settings */

const TIMEOUT_MS = 10_000;
const STATE = "__Host-state";
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": POLICY,
  "content-type": "text/plain; charset=utf-8",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** `Lax`, because GitHub's redirect back must bring it along. */
const stateCookie = (/** @type {string} */ state) =>
  `${STATE}=${state}; Path=/; Secure; HttpOnly; SameSite=Lax`;
const FORGET = { "set-cookie": `${stateCookie("")}; Max-Age=0` };

/** @param {number} status @param {string} words @param {Record<string, string>} [headers] */
const answer = (status, words, headers) =>
  new Response(`${words}\n`, { status, headers: { ...HEADERS, ...headers } });

/** A literal for an inline script, which `</script>` would end. @param {unknown} value */
const literal = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The window's page after a sign-in: it greets the editor and sends the token once the editor has
 * greeted back. The editor closes it.
 * @param {string} token
 * @param {string[]} origins of editors
 */
function handshakePage(token, origins) {
  const nonce = crypto.randomUUID();
  const success = `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signed in</title>
<p>You are signed in. If this window stays open, SITE_ORIGINS lacks the address of the editor.</p>
<script nonce="${nonce}">
const greeting = "authorizing:github", origins = ${literal(origins)};
addEventListener("message", ({ data, origin, source }) => {
  if (source === opener && data === greeting && origins.includes(origin)) opener.postMessage(${literal(success)}, origin);
});
for (const origin of origins) opener?.postMessage(greeting, origin);
</script></html>`;
  const policy = `${POLICY}; script-src 'nonce-${nonce}'`;
  return answer(200, page, {
    ...FORGET,
    "content-type": "text/html",
    "content-security-policy": policy,
  });
}

/**
 * Exchanges a code for a token.
 * @param {Settings} settings
 * @param {string} code
 * @throws unless GitHub answers with a token
 */
async function fetchToken({ github, client_id, client_secret }, code) {
  const response = await fetch(`${github}/login/oauth/access_token`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ client_id, client_secret, code }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { access_token, error } = await response.json();
  if (!access_token) throw new Error(error ?? "no token");
  return access_token;
}

/**
 * The token is sent to the editor: nobody on the way to its server may answer in its place.
 * @param {string} address
 * @returns {string} its origin, empty without TLS
 */
const secureOrigin = (address) =>
  /^https:/i.test(address) && URL.canParse(address) ? new URL(address).origin : "";

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Settings | null} null if one is missing or cannot be used
 */
function readSettings({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, SITE_ORIGINS, ...env }) {
  const origins = SITE_ORIGINS?.match(/[^\s,]+/g)?.map(secureOrigin);
  if (!GITHUB_CLIENT_ID || !GITHUB_CLIENT_SECRET || !origins?.every(Boolean)) return null;
  return {
    github: env.GITHUB_URL || "https://github.com",
    client_id: GITHUB_CLIENT_ID,
    client_secret: GITHUB_CLIENT_SECRET,
    scope: env.GITHUB_SCOPE || "public_repo",
    origins,
  };
}

/** Sends the browser to GitHub with a state that only it knows. @param {Settings} settings */
function beginSignIn({ github, client_id, scope }) {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({ client_id, scope, state });
  const location = `${github}/login/oauth/authorize?${query}`;
  return answer(302, "Sign in at GitHub.", { location, "set-cookie": stateCookie(state) });
}

/**
 * Takes the browser that comes back from GitHub, with a code or without one.
 * @param {Request} request
 * @param {Settings} settings
 */
async function endSignIn({ url, headers }, settings) {
  /** @param {number} status @param {string} words */
  const refuse = (status, words) => answer(status, words, FORGET);
  const { searchParams } = new URL(url);
  const cookie = new RegExp(`(?:^|; )${STATE}=([\\w-]+)`).exec(headers.get("cookie") ?? "");
  if (!cookie || cookie[1] !== searchParams.get("state"))
    return refuse(
      400,
      "This sign-in was begun in another window. Close this one and sign in again.",
    );
  const code = searchParams.get("code");
  if (!code) return refuse(403, "GitHub did not sign you in. Close this window and sign in again.");
  try {
    return handshakePage(await fetchToken(settings, code), settings.origins);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return refuse(502, `GitHub gave no token: ${message}. Close this window and sign in again.`);
  }
}

export default {
  /** @param {Request} request @param {Record<string, string | undefined>} env */
  async fetch(request, env) {
    const settings = readSettings(env);
    if (!settings)
      return answer(
        500,
        "Set GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and SITE_ORIGINS: addresses with https.",
      );
    const { pathname } = new URL(request.url);
    if (pathname === "/auth") return beginSignIn(settings);
    if (pathname === "/callback") return endSignIn(request, settings);
    return answer(404, "Not found. Sign in from the editor, at /admin of the website.");
  },
};
