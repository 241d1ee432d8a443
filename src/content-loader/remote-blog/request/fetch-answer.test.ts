/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { type BlogServer, bytes, oneAfterTheOther, type Respond, startBlog, status } from "../testing/blog-server";
import { SHORT_PAUSES as retryPolicy } from "../testing/remote-content";
import { fetchAnswer } from "./fetch-answer";

let server: BlogServer;
/** Of the current attempt. Servers abort it: a test that waited for a real timeout would fail on a busy machine. */
let timeLimit = new AbortController();
beforeEach(async () => {
  jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    timeLimit = new AbortController();
    return timeLimit.signal;
  });
  server = await startBlog();
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});

const MAX_BYTES = 1024 * 1024;
const get = (path = "/a", known: Parameters<typeof fetchAnswer>[0]["known"] = null) =>
  fetchAnswer({ url: `${server.url}${path}`, accept: "application/json", known, maxBytes: MAX_BYTES }, retryPolicy);
const good = bytes("good", "text/plain");
const cut: Respond = (_, response) => {
  response.writeHead(200, { "content-length": "100" });
  response.write("half", () => response.destroy());
};
const reset: Respond = (request) => void request.socket.destroy();
const silent: Respond = () => timeLimit.abort();
const dripping: Respond = (_, response) => {
  response.writeHead(200);
  response.write(".", () => timeLimit.abort());
};
const endless: Respond = (_, response) => {
  response.writeHead(200);
  const chunk = Buffer.alloc(256 * 1024);
  const more = () => response.write(chunk, (error) => error ?? setImmediate(more));
  more();
};

test.each([
  ["a broken connection", reset],
  ["half an answer", cut],
  ["no answer in time", silent],
  ["status 500", status(500)],
  ["status 503 with Retry-After", status(503, { "retry-after": "0" })],
  ["status 429", status(429)],
])("%s is survived when the next answer is whole", async (_, fault) => {
  server.answers.set("/a", oneAfterTheOther(fault, fault, good));
  expect(await get()).toMatchObject({ bytes: Buffer.from("good"), type: "text/plain" });
  expect(server.asked).toHaveLength(3);
});

test.each<[string, Respond, number, RegExp]>([
  ["a connection that always breaks", reset, 3, /^cannot be reached \(\w+\), 3 times$/],
  ["answers that are always cut", cut, 3, /^cannot be reached \(\w+\), 3 times$/],
  ["silence", silent, 3, /^gives no whole answer within 20 s, 3 times$/],
  ["an answer that comes too slowly", dripping, 3, /^gives no whole answer within 20 s, 3 times$/],
  ["an answer without end", endless, 1, /^has more than 1 MB$/],
  ["status 500", status(500), 3, /^answers with status 500, 3 times$/],
  [
    "status 429 for an hour",
    status(429, { "retry-after": "3600" }),
    1,
    /^answers with status 429 and asks to wait 3600 s$/,
  ],
  ["status 404", status(404), 1, /^answers with status 404$/],
  ["status 401", status(401), 1, /^answers with status 401$/],
  ["status 204", status(204), 1, /^answers with status 204$/],
  ["status 206", status(206), 1, /^answers with status 206$/],
  ["304 to whom has nothing", status(304), 1, /^answers with status 304$/],
  ["a redirect to itself", status(302, { location: "/a" }), 4, /^redirects more than 3 times$/],
  ["a redirect to a file", status(301, { location: "file:///etc/passwd" }), 1, /^redirects to "file:"/],
  ["a redirect to nowhere", status(301), 1, /^redirects to nowhere$/],
])("%s is a fault, after so many attempts as can help", async (_, respond, attempts, message) => {
  server.answers.set("/a", respond);
  await expect(get()).rejects.toThrow(message);
  expect(server.asked).toHaveLength(attempts);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(retryPolicy.timeoutMs);
});

test("a server that is not there is a fault", async () => {
  const { url } = server;
  await server.close();
  await expect(fetchAnswer({ url, accept: "*/*", known: null, maxBytes: 1 }, retryPolicy)).rejects.toThrow(
    "cannot be reached (ECONNREFUSED), 3 times",
  );
});

test("what is too much is counted unpacked", async () => {
  const bomb = gzipSync(Buffer.alloc(MAX_BYTES * 20));
  server.answers.set("/a", (_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(bomb));
  await expect(get()).rejects.toThrow("has more than 1 MB");
});

test("a few redirects are followed", async () => {
  server.answers.set("/a", status(308, { location: "b" }));
  server.answers.set("/b", status(303, { location: `${server.url}/c` }));
  server.answers.set("/c", good);
  expect(await get()).toMatchObject({ bytes: Buffer.from("good") });
});

test("a known answer is asked for by its validators, and may be unchanged", async () => {
  server.answers.set("/a", good);
  const first = await get();
  expect(first).not.toBe("unchanged");
  const { validators } = first as Exclude<typeof first, "unchanged">;
  expect(await get("/a", validators)).toBe("unchanged");
  server.answers.set("/a", (request, response) => {
    const same = request.headers["if-modified-since"] === "Mon, 16 Nov 2026 00:00:00 GMT";
    response.writeHead(same ? 304 : 200).end();
  });
  expect(await get("/a", { etag: null, lastModified: "Mon, 16 Nov 2026 00:00:00 GMT" })).toBe("unchanged");
});
