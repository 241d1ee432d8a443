/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { runInNewContext } from "node:vm";
import worker from "../../docs/deploy/oauth-worker.mjs";

const EDITORS = ["https://agency.example", "https://www.xn--mnchen-3ya.example"];
const TOKEN = "gho_</script>";
const SIGNED_IN = { status: 200, body: JSON.stringify({ access_token: TOKEN }) };

let env: Record<string, string>;
/** GitHub's answer to a code. */
let reply = SIGNED_IN;
const received: string[] = [];

const github = createServer(async (request, response) => {
  received.push(`${request.method} ${request.url} ${await text(request)}`);
  response.writeHead(reply.status).end(reply.body);
});

beforeAll(async () => {
  await once(github.listen(0, "127.0.0.1"), "listening");
  const GITHUB_URL = `http://127.0.0.1:${(github.address() as AddressInfo).port}`;
  env = {
    GITHUB_CLIENT_ID: "id",
    GITHUB_CLIENT_SECRET: "hunter2",
    SITE_ORIGINS: "HTTPS://Agency.example:443/admin, https://www.münchen.example",
    GITHUB_URL,
  };
});

afterEach(() => {
  reply = SIGNED_IN;
  received.length = 0;
});

afterAll(() => github.close());

const ask = (path: string, cookie = "", settings = env) =>
  worker.fetch(
    new Request(`https://auth.agency.example${path}`, { headers: { cookie } }),
    settings,
  );

async function begin(settings = env) {
  const { status, headers } = await ask(
    "/auth?provider=github&site_id=agency.example&scope=repo",
    "",
    settings,
  );
  const [cookie = "", ...attributes] = headers.get("set-cookie")?.split("; ") ?? [];
  const [page, query] = headers.get("location")?.split("?") ?? [];
  return {
    to: [status, page],
    asked: Object.fromEntries(new URLSearchParams(query)),
    cookie,
    attributes,
  };
}

async function comeBack(query = "code=c0de") {
  const { cookie, asked } = await begin();
  return ask(`/callback?${query}&state=${asked.state}`, `other=1; ${cookie}`);
}

test("a sign-in leads to GitHub with the configured scope and a state that only this browser knows", async () => {
  const { to, asked, cookie, attributes } = await begin();
  expect(to).toEqual([302, `${env.GITHUB_URL}/login/oauth/authorize`]);
  expect(asked).toEqual({
    client_id: "id",
    scope: "public_repo",
    state: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(cookie).toBe(`__Host-state=${asked.state}`);
  expect(attributes).toEqual(["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]);
  const other = await begin({ ...env, GITHUB_SCOPE: "repo" });
  expect(other.asked).toEqual({
    client_id: "id",
    scope: "repo",
    state: expect.not.stringMatching(asked.state ?? ""),
  });
});

test("a code is exchanged once, for a token that is in no address, cookie or cache", async () => {
  const { status, headers } = await comeBack();
  expect(status).toBe(200);
  expect(received).toEqual([
    expect.stringMatching(/^POST \/login\/oauth\/access_token {.*"hunter2","code":"c0de"}$/),
  ]);
  expect(JSON.stringify([...headers])).not.toContain("gho_");
  expect(headers.get("set-cookie")).toMatch(/^__Host-state=; .*Max-Age=0$/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; .*; script-src 'nonce-[\w-]{36}'$/,
  );
});

test("only an editor that greets back gets the token", async () => {
  const sent: [message: string, origin: string][] = [];
  const opener = { postMessage: (message: string, origin: string) => sent.push([message, origin]) };
  const addEventListener = jest.fn();
  const [, script = ""] =
    /<script nonce="[^"]+">(.*?)<\/script>/s.exec(await (await comeBack()).text()) ?? [];
  runInNewContext(script, { opener, addEventListener });
  const greeting = { source: opener, data: "authorizing:github", origin: EDITORS[0] };
  const hear = (event: object) => addEventListener.mock.calls[0][1]({ ...greeting, ...event });
  for (const event of [
    { origin: "https://evil.example" },
    { source: {} },
    { data: "authorizing:gitlab" },
  ])
    hear(event);
  expect(sent).toEqual(EDITORS.map((origin) => [greeting.data, origin]));
  hear({});
  const success = `authorization:github:success:${JSON.stringify({ token: TOKEN, provider: "github" })}`;
  expect(sent.slice(2)).toEqual([[success, EDITORS[0]]]);
});

test("a state of another browser, or none, is refused before GitHub is asked", async () => {
  const { cookie, asked } = await begin();
  const wrong = {
    "&state=another": cookie,
    "": cookie,
    [`&state=${asked.state}`]: "",
    "&state=": "__Host-state=",
  };
  for (const [query, known] of Object.entries(wrong)) {
    const response = await ask(`/callback?code=c0de${query}`, known);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining("in another window"),
    ]);
  }
  expect(received).toEqual([]);
});

test.each([
  ["the editor refuses", "error=access_denied", SIGNED_IN, 403, "GitHub did not sign you in."],
  [
    "GitHub fails",
    undefined,
    { status: 500, body: "{}" },
    502,
    "GitHub gave no token: status 500.",
  ],
  [
    "the code is stale",
    undefined,
    { status: 200, body: '{"error":"bad_code"}' },
    502,
    "no token: bad_code.",
  ],
])("when %s, the window says so without secrets", async (_what, query, answered, status, words) => {
  reply = answered;
  const response = await comeBack(query);
  const body = await response.text();
  expect([response.status, body]).toEqual([status, expect.stringContaining(words)]);
  expect(body).not.toMatch(/hunter2|<script/);
});

test.each([
  "",
  "http://agency.example",
  "https://agency.example, http://a.example",
  "agency.example",
])("editors at '%s' are not enough: it names what to set", async (SITE_ORIGINS) => {
  const response = await ask("/auth", "", { ...env, SITE_ORIGINS });
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringMatching(/^Set .*SITE_ORIGINS: addresses with https\.$/m),
  ]);
});
