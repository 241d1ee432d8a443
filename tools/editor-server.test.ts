/** @jest-environment node */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { freePort } from "../server/testing/free-port";
import { TOOLS } from "./testing/run";

jest.setTimeout(30_000);

const ORIGIN = "http://localhost:8000";
const content = mkdtempSync(path.join(tmpdir(), "editor-server-"));
let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  const env = { ...process.env, PORT: String(port), ORIGIN, GIT_REPO_DIRECTORY: content };
  server = fork(path.join(TOOLS, "editor-server.mjs"), { env, execArgv: [] });
  await once(server, "message");
});
afterAll(() => {
  server.kill();
  rmSync(content, { recursive: true, force: true });
});

/** Sends a request under a name of this machine, which `fetch` does not allow to choose. */
async function send(action: string, params: object, host = `localhost:${port}`) {
  const headers = { host, origin: ORIGIN, "content-type": "application/json" };
  const asked = request({ port, host: "127.0.0.1", path: "/api/v1", method: "POST", headers });
  asked.end(JSON.stringify({ action, params: { branch: "main", ...params } }));
  const [response] = await once(asked, "response");
  return { status: response.statusCode as number, answer: await json(response), headers: response.headers };
}

const options = { commitMessage: "x", useWorkflow: false, status: "draft" };
const asset = (file: string) => ({ path: file, content: "eA==", encoding: "base64" });
const saving = (file: string, picture = "blog/a/a.jpg") => ({
  dataFiles: [{ slug: "a", path: file, raw: "See .git/config\n" }],
  assets: [asset(picture)],
  options,
});

test("an entry with a picture is saved, and the preview may read the answer", async () => {
  const { status, headers } = await send("persistEntry", saving("blog/a/index.md"));
  expect(status).toBe(200);
  expect(headers["access-control-allow-origin"]).toBe(ORIGIN);
  expect(readFileSync(path.join(content, "blog/a/index.md"), "utf8")).toBe("See .git/config\n");
  expect(readFileSync(path.join(content, "blog/a/a.jpg"), "utf8")).toBe("x");
});

test.each<[string, string, object]>([
  ["an entry", "persistEntry", saving(".git/config")],
  [
    "an entry as older versions send it",
    "persistEntry",
    { entry: saving("a/.git/config").dataFiles[0], assets: [], options },
  ],
  ["a picture of an entry", "persistEntry", saving("blog/b/index.md", "blog/.git/hooks/post-checkout")],
  [
    "an entry that moves",
    "persistEntry",
    {
      ...saving("blog/b/index.md"),
      dataFiles: [{ slug: "b", path: "blog/b/index.md", newPath: ".git/config", raw: "x" }],
    },
  ],
  ["a picture", "persistMedia", { asset: asset("blog\\.git\\config"), options }],
  ["a short name of Windows", "persistMedia", { asset: asset("GIT~1/config"), options }],
  ["what is above", "persistMedia", { asset: asset("../escaped.jpg"), options }],
  ["a file to delete", "deleteFiles", { paths: ["blog/a/a.jpg", ".env"], options }],
  ["a file to read", "getEntry", { path: ".env" }],
  ["a folder to read", "entriesByFolder", { folder: ".git", extension: "config", depth: 1 }],
])("%s of a hidden name is refused, and nothing is written", async (_what, action, params) => {
  const before = readdirSync(content, { recursive: true });
  const { status, answer } = await send(action, params);
  expect({ status, answer }).toEqual({ status: 422, answer: { error: expect.stringContaining("hidden") } });
  expect(readdirSync(content, { recursive: true })).toEqual(before);
});

test.each([["127.0.0.1:8002"], ["[::1]"], ["LOCALHOST"]])("it answers to %s, a name of this machine", async (host) => {
  expect((await send("info", {}, host)).status).toBe(200);
});

test.each([["evil.example"], ["localhost.evil.example:8002"], ["127.0.0.1.evil.example"]])(
  "it does not answer to %s, a name that another site gives this machine",
  async (host) => {
    expect((await send("persistEntry", saving("blog/c/index.md"), host)).status).toBe(403);
    expect(existsSync(path.join(content, "blog/c"))).toBe(false);
  },
);
