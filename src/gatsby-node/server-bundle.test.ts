/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { bundleServer } from "./server-bundle";

const folder = temporaryFolder();
let server: ChildProcess | null = null;

afterAll(() => void server?.kill("SIGKILL"));

async function start(): Promise<string> {
  server = spawn(process.execPath, ["server.mjs"], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    const [address] = /http:\/\/\S+/.exec(output) ?? [];
    if (address) return address;
  }
  throw new Error(`The server did not start: ${output}`);
}

test("without packages, the server serves a page, accepts a form and shuts down gracefully", async () => {
  writeTree(folder, {
    "public/index.html": "<h1>Hello</h1>",
    "public/404.html": "<h1>Not here</h1>",
  });
  await bundleServer(path.join(folder, "server.mjs"));
  expect(readdirSync(folder).sort()).toEqual(["public", "server.mjs"]);
  const address = await start();
  expect(await (await fetch(address)).text()).toBe("<h1>Hello</h1>");
  const sent = await fetch(`${address}/api/form/3/`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fullName: "Jan", email: "jan@example.com", message: "Hello" }),
  });
  expect(sent.status).toBe(201);
  server?.kill("SIGTERM");
  expect(server && (await once(server, "exit"))).toEqual([0, null]);
});
