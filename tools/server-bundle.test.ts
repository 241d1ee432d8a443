/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageHtml, temporaryFolder, writeTree } from "./testing/tree";

const FORM = { fullName: "Jan", email: "jan@example.com", message: "Hello" };
const DEAD = "20261121T152157123Z-0123456789abcdef0123456789abcdef";

let folder: string;
let child: ChildProcess | null = null;

/** A deployment: only the server and the site. */
beforeAll(() => {
  folder = temporaryFolder();
  writeTree(folder, { "site/index.html": pageHtml(), "site/404.html": pageHtml({ body: "Not here" }) });
  const options = ["--import", "tsx", "tools/server-bundle.ts", path.join(folder, "server.mjs")];
  expect(spawnSync(process.execPath, options, { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(folder).sort()).toEqual(["server.mjs", "site"]);
});

afterEach(() => {
  child?.kill("SIGKILL");
});

const environment = { PATH: process.env.PATH, PORT: "0" };

async function start(): Promise<string> {
  child = spawn(process.execPath, ["server.mjs"], {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    const [address] = /http:\/\/\S+/.exec(output) ?? [];
    if (address) return address;
  }
  throw new Error(`The server did not start: ${output}`);
}

test("without packages, the server serves a page, accepts a form and shuts down gracefully", async () => {
  const address = await start();
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([200, pageHtml()]);
  expect((await fetch(`${address}/nothing`)).status).toBe(404);
  const sent = await fetch(`${address}/api/form/3/`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(FORM),
  });
  expect(sent.status).toBe(201);
  const outbox = path.join(folder, "var/spool/outbox");
  while (readdirSync(outbox).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const [mail = ""] = readdirSync(outbox);
  expect(readFileSync(path.join(outbox, mail), "utf8")).toContain("jan@example.com");
  child?.kill("SIGTERM");
  expect(child && (await once(child, "exit"))).toEqual([0, null]);
});

test("it replays dead letters", () => {
  for (const name of ["queue", `dead/${DEAD}`]) mkdirSync(path.join(folder, "var/spool", name), { recursive: true });
  const { status, stdout } = spawnSync(process.execPath, ["server.mjs", "replay"], {
    cwd: folder,
    env: environment,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^1 message is back in the queue of /)]);
  expect(existsSync(path.join(folder, "var/spool/queue", DEAD))).toBe(true);
});

test("for an unknown command it prints the usage", () => {
  const { status, stderr } = spawnSync(process.execPath, ["server.mjs", "reply"], { cwd: folder, encoding: "utf8" });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Unknown command: reply\. Usage:\n.*\n.* replay /)]);
});
