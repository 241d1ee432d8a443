/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { type BlogRequest, fetchAnswer } from "./request";
import {
  type BlogServer,
  bytes,
  oneAfterTheOther,
  type Respond,
  startBlog,
  status,
} from "./testing/blog-server";
import { SHORT_PAUSES } from "./testing/remote-content";

const MAX_BYTES = 1024 * 1024;

let server: BlogServer;
beforeEach(async () => {
  server = await startBlog();
});
afterEach(() => server.close());

const get = (changes: Partial<BlogRequest> = {}, timeoutMs = SHORT_PAUSES.timeoutMs) => {
  const request = {
    url: `${server.url}/a`,
    accept: "application/json",
    maxBytes: MAX_BYTES,
    ...changes,
  };
  return fetchAnswer(request, { ...SHORT_PAUSES, timeoutMs });
};

const good = bytes("good", "text/plain");
const reset: Respond = (request) => void request.socket.destroy();
const cut: Respond = (_, response) => {
  response.writeHead(200, { "content-length": "100" });
  response.write("half", () => response.destroy());
};
const silent: Respond = () => undefined;
const stopping: Respond = (_, response) => void response.writeHead(200).write(".");
const endless: Respond = (_, response) => {
  response.writeHead(200);
  const more = () =>
    response.write(Buffer.alloc(256 * 1024), (error) => error ?? setImmediate(more));
  more();
};
const bomb: Respond = (_, response) =>
  void response
    .writeHead(200, { "content-encoding": "gzip" })
    .end(gzipSync(Buffer.alloc(MAX_BYTES * 20)));

test.each([
  ["a broken connection", reset],
  ["half an answer", cut],
  ["status 500", status(500)],
  ["status 429 with a time to wait", status(429, { "retry-after": "0" })],
])("%s is retried until the answer is whole", async (_, fault) => {
  server.answers.set("/a", oneAfterTheOther(fault, fault, good));
  expect(await get()).toMatchObject({ bytes: Buffer.from("good"), type: "text/plain" });
  expect(server.asked).toHaveLength(3);
});

test.each<[string, Respond, attempts: number, RegExp]>([
  ["a connection that always breaks", reset, 3, /^cannot be reached \(\w+\)$/],
  ["an answer that is always cut", cut, 3, /^cannot be reached \(\w+\)$/],
  ["status 503", status(503), 3, /^answers with status 503$/],
  [
    "status 429 for an hour",
    status(429, { "retry-after": "3600" }),
    1,
    /^answers with status 429 and asks to wait/,
  ],
  ["status 404", status(404), 1, /^answers with status 404$/],
  ["status 204", status(204), 1, /^answers with status 204$/],
  ["an answer without end", endless, 1, /^has more than 1 MB$/],
  ["an answer that unpacks to too much", bomb, 1, /^has more than 1 MB$/],
  [
    "a redirect to a file",
    status(301, { location: "file:///etc/passwd" }),
    3,
    /^cannot be reached/,
  ],
])("%s is a fault", async (_, respond, attempts, message) => {
  server.answers.set("/a", respond);
  await expect(get()).rejects.toThrow(message);
  expect(server.asked).toHaveLength(attempts);
});

test.each([
  ["never answers", silent],
  ["stops in the middle of an answer", stopping],
])("a server that %s is given up in time", async (_, respond) => {
  server.answers.set("/a", respond);
  await expect(get({}, 100)).rejects.toThrow("gives no whole answer within 0.1 s");
  expect(server.asked).toHaveLength(3);
});

test("a known answer is asked for by its validators, and may be unchanged", async () => {
  server.answers.set("/a", good);
  const first = await get();
  expect(first === "unchanged" || (await get({ validators: first }))).toBe("unchanged");
  server.answers.set("/a", (request, response) => {
    const isSame = request.headers["if-modified-since"] === "Mon, 16 Nov 2026 00:00:00 GMT";
    response.writeHead(isSame ? 304 : 200).end();
  });
  expect(
    await get({ validators: { etag: null, lastModified: "Mon, 16 Nov 2026 00:00:00 GMT" } }),
  ).toBe("unchanged");
});
