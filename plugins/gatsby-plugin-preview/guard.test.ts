/** @jest-environment node */
import { once } from "node:events";
import { Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import path from "node:path";
import { exchange } from "../../server/testing/raw-request";
import { guardPreview } from "./guard";

/** As Gatsby's own server is made: pages that any other may read, and sockets. */
const ofGatsby = createRequire(
  createRequire(path.resolve("package.json")).resolve("gatsby/package.json"),
);
const app = ofGatsby("express")();
app.use(ofGatsby("cors")());
app.get("*", (_request: unknown, answer: { send: (text: string) => void }) =>
  answer.send("unpublished"),
);
const server = new Server(app);
const sockets = new (ofGatsby("socket.io").Server)(server, { cors: { origin: true } });
let port = 0;

// Other tests of this process have servers, too.
let endGuard: () => void;

beforeAll(async () => {
  endGuard = guardPreview("preview.lan");
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  endGuard();
  sockets.close();
});

const POLLING = "/socket.io/?EIO=4&transport=polling";
const SOCKET =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==";

async function statusOf(
  address: string,
  headers: string,
  host = `localhost:${port}`,
): Promise<number> {
  const connection = headers.includes("Upgrade") ? "" : "Connection: close\r\n";
  const text = `GET ${address} HTTP/1.1\r\nHost: ${host}\r\n${connection}${headers}\r\n\r\n`;
  return Number((await exchange(port, text)).slice(9, 12));
}

test.each([
  ["/page-data/a/page-data.json", ""],
  ["/___graphql", ""],
  [POLLING, ""],
  ["/socket.io/?EIO=4&transport=websocket", SOCKET],
])("%s is not read by pages of other sites", async (address, headers) => {
  for (const origin of ["https://evil.example", "http://localhost:1", "null"])
    expect(
      await statusOf(address, [`Origin: ${origin}`, headers].filter(Boolean).join("\r\n")),
    ).toBe(403);
  for (const host of ["evil.example", `localhost.evil.example:${port}`, "203.0.113.7", ""])
    expect(await statusOf(address, headers || "Accept: */*", host)).toBe(403);
});

test("what another page embeds is refused, and its link to the preview works", async () => {
  expect(await statusOf("/a.js", "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: script")).toBe(403);
  expect(await statusOf("/", "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: document")).toBe(200);
});

test("a link of another page to a tool is refused, which would open files in an editor", async () => {
  const tools = [
    "/__open-stack-frame-in-editor?fileName=src/a.ts",
    "/___graphql",
    "//__open-stack-frame-in-editor",
  ];
  for (const tool of tools) {
    for (const site of ["cross-site", "same-site"])
      expect(await statusOf(tool, `Sec-Fetch-Site: ${site}\r\nSec-Fetch-Dest: document`)).toBe(403);
    for (const site of ["same-origin", "none"])
      expect(await statusOf(tool, `Sec-Fetch-Site: ${site}\r\nSec-Fetch-Dest: document`)).toBe(200);
  }
});

test.each(["localhost", "127.0.0.1", "[::1]", "LOCALHOST", "preview.lan", hostname()])(
  "it is itself at %s",
  async (name) => {
    const host = `${name}:${port}`;
    expect(await statusOf("/", `Origin: http://${host}`, host)).toBe(200);
    expect(await statusOf(POLLING, `Origin: http://${host}`, host)).toBe(200);
  },
);
