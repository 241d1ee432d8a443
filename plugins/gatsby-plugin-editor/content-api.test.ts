/** @jest-environment node */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { CONTENT } from "../../src/gatsby-config/content";
import { writeTree } from "../../tools/testing/tree";
import { CONTENT_API, serveContent } from "./content-api";

const content = mkdtempSync(path.join(tmpdir(), "content-api-"));
/** Of the Express that Gatsby uses. */
const app = createRequire(path.resolve("package.json"))("express")();
const server = createServer(app);
let port = 0;

beforeAll(async () => {
  await serveContent(app, { ...CONTENT, path: content });
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(content, { recursive: true, force: true });
});

/** Sends a request with a `Host` of choice, which `fetch` does not allow. */
async function post(
  to: string,
  body: object,
  host = `localhost:${port}`,
  origin = `http://${host}`,
) {
  const headers = { host, origin, "content-type": "application/json" };
  const call = request({
    port,
    host: "127.0.0.1",
    path: `${CONTENT_API}${to}`,
    method: "POST",
    headers,
    agent: false,
  });
  call.end(JSON.stringify(body));
  const [response] = await once(call, "response");
  return { status: response.statusCode as number, answer: await json(response) };
}

const send = (action: string, params: object, host?: string, origin?: string) =>
  post("", { action, params: { branch: "main", ...params } }, host, origin);

const options = { commitMessage: "x", useWorkflow: false, status: "draft" };
const asset = (file: string) => ({ path: file, content: "eA==", encoding: "base64" });
const entryFiles = (file: string, picture = "blog/a/a.jpg") => ({
  dataFiles: [{ slug: "a", path: file, raw: "See .git/config\n" }],
  assets: [asset(picture)],
  options,
});

test("an entry with a picture is saved", async () => {
  expect(await send("persistEntry", entryFiles("blog/a/index.md"))).toMatchObject({ status: 200 });
  expect(readFileSync(path.join(content, "blog/a/index.md"), "utf8")).toBe("See .git/config\n");
  expect(readFileSync(path.join(content, "blog/a/a.jpg"), "utf8")).toBe("x");
});

describe("a save that names the versions it may write over", () => {
  const file = "blog/versions/index.md";
  const picture = "blog/versions/a.jpg";
  const versionOf = (text: string) => createHash("sha256").update(text).digest("hex");
  const textOf = () => readFileSync(path.join(content, file), "utf8");
  const save = (raw: string, versions: object, assets = [asset(picture)]) =>
    send("persistEntry", {
      dataFiles: [{ slug: "versions", path: file, raw }],
      assets,
      options: { ...options, versions },
    });
  const known = { [file]: versionOf("opened"), [picture]: versionOf("picture") };
  beforeEach(() => writeTree(content, { [file]: "opened", [picture]: "picture" }));

  test("is written over these", async () => {
    expect(await save("own", known)).toMatchObject({ status: 200 });
    expect(textOf()).toBe("own");
  });

  test.each<[string, Record<string, string>, object]>([
    ["an entry was saved elsewhere", { [file]: "theirs" }, known],
    ["another window has made the same new entry", {}, { [file]: null }],
    ["a picture was replaced elsewhere", { [picture]: "theirs" }, known],
    ["a picture of the name was uploaded elsewhere", {}, { ...known, [picture]: null }],
  ])("is refused where %s, and nothing is written", async (_what, stored, versions) => {
    writeTree(content, stored);
    const { status, answer } = await save("own", versions);
    expect({ status, answer }).toEqual({
      status: 409,
      answer: { error: expect.stringContaining("Saved elsewhere meanwhile: blog/versions/") },
    });
    expect(textOf()).toBe(stored[file] ?? "opened");
    expect(readFileSync(path.join(content, picture), "utf8")).toBe(stored[picture] ?? "picture");
  });

  test("does not bring back an entry that was deleted elsewhere", async () => {
    rmSync(path.join(content, file));
    expect((await save("own", known)).status).toBe(409);
    expect(existsSync(path.join(content, file))).toBe(false);
  });

  test("brings its picture in place of one that was deleted elsewhere", async () => {
    rmSync(path.join(content, picture));
    expect((await save("own", known)).status).toBe(200);
  });

  test("is refused after another one that came at the same moment", async () => {
    const texts = ["a", "b", "c"];
    const answers = await Promise.all(texts.map((text) => save(text, known, [])));
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 409, 409]);
    expect(textOf()).toBe(texts[statuses.indexOf(200)]);
  });
});

describe("asked for problems, it tells", () => {
  const ask = async (body: object) => (await post("/problems", body)).answer;
  beforeAll(() =>
    writeTree(content, {
      "blog/a/index.md": "---\ntitle: A\npicture: a.jpg\n---\n",
      "blog/a/a.jpg": "x",
    }),
  );

  test("what stops a build", async () => {
    expect(await ask({})).toContainEqual(
      expect.objectContaining({ field: "perex", rule: "required, is missing" }),
    );
  });

  test("what would stop a build if a file were deleted", async () => {
    expect(await ask({ changed: [{ file: "blog/a/a.jpg" }] })).toEqual([
      expect.objectContaining({ field: "picture" }),
    ]);
  });

  test("nothing of a file that no entry shows", async () => {
    expect(await ask({ changed: [{ file: "blog/a/none.jpg" }] })).toEqual([]);
  });

  test("what would stop a build if an entry were saved, without saving it", async () => {
    const text = "---\ntitle: A\npicture: b.jpg\n---\n";
    expect(await ask({ changed: [{ file: "blog/a/index.md", text }] })).toEqual([
      expect.objectContaining({ field: "picture", rule: expect.stringContaining("b.jpg") }),
    ]);
    expect(readFileSync(path.join(content, "blog/a/index.md"), "utf8")).not.toContain("b.jpg");
  });
});

test.each<[string, string, object]>([
  ["an entry", "persistEntry", entryFiles(".git/config")],
  [
    "an entry as older versions send it",
    "persistEntry",
    { entry: entryFiles("a/.git/config").dataFiles[0], assets: [], options },
  ],
  [
    "a picture of an entry",
    "persistEntry",
    entryFiles("blog/b/index.md", "blog/.git/hooks/post-checkout"),
  ],
  [
    "an entry that moves",
    "persistEntry",
    {
      ...entryFiles("blog/b/index.md"),
      dataFiles: [{ slug: "b", path: "blog/b/index.md", newPath: ".git/config", raw: "x" }],
    },
  ],
  ["a picture", "persistMedia", { asset: asset("blog\\.git\\config"), options }],
  ["a short name of Windows", "persistMedia", { asset: asset("GIT~1/config"), options }],
  ["what is above", "persistMedia", { asset: asset("../escaped.jpg"), options }],
  ["a file to delete", "deleteFiles", { paths: ["blog/a/a.jpg", ".env"], options }],
  ["a file to read", "getEntry", { path: ".env" }],
  ["a folder to read", "entriesByFolder", { folder: ".git", extension: "config", depth: 1 }],
])("%s of a hidden name is refused before anything is written", async (_what, action, params) => {
  const before = readdirSync(content, { recursive: true });
  const { status, answer } = await send(action, params);
  expect({ status, answer }).toEqual({
    status: 422,
    answer: { error: expect.stringContaining("hidden") },
  });
  expect(readdirSync(content, { recursive: true })).toEqual(before);
});

test.each([["127.0.0.1:8002"], ["[::1]"], ["LOCALHOST"]])(
  "it answers to %s, a name of this machine",
  async (host) => {
    expect((await send("info", {}, host)).status).toBe(200);
  },
);

test.each([["evil.example"], ["localhost.evil.example:8002"], ["127.0.0.1.evil.example"]])(
  "it does not answer to %s, a name that another site gives this machine",
  async (host) => {
    expect((await send("persistEntry", entryFiles("blog/c/index.md"), host)).status).toBe(403);
    expect(existsSync(path.join(content, "blog/c"))).toBe(false);
  },
);

test.each([["https://evil.example"], ["http://localhost:1"], ["null"]])(
  "it does not answer to pages of %s, although Gatsby's server allows all",
  async (origin) => {
    expect(
      (await send("persistEntry", entryFiles("blog/d/index.md"), undefined, origin)).status,
    ).toBe(403);
    expect(existsSync(path.join(content, "blog/d"))).toBe(false);
  },
);
