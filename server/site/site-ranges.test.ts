/** @jest-environment node */
import { brotliDecompressSync } from "node:zlib";
import { FILM, HASH, SCRIPT, VIDEO } from "../testing/fixture-site";
import { type RawAnswer, request } from "../testing/raw-request";
import { servedSite } from "../testing/running-app";

const BUNDLE = `/app-${HASH}.js`;

const server = servedSite();

function get(target: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return request(server.port, target, { headers });
}

test.each([
  ["bytes=0-99", 0, 99],
  ["bytes=100-199", 100, 199],
  ["bytes=990-", 990, 999],
  ["bytes=-10", 990, 999],
  ["bytes=-5000", 0, 999],
  ["bytes=900-5000", 900, 999],
  ["bytes=0-", 0, 999],
])("%s of the video is a 206 with those bytes", async (range, start, end) => {
  const { status, headers, body } = await get("/intro.webm", { range });
  expect(status).toBe(206);
  expect(headers).toMatchObject({
    "content-range": `bytes ${start}-${end}/1000`,
    "content-length": String(end - start + 1),
    "content-type": "video/webm",
    "accept-ranges": "bytes",
  });
  expect(body.equals(VIDEO.subarray(start, end + 1))).toBe(true);
});

test("a file that is too large for the memory is streamed, whole or in part, with one tag", async () => {
  const whole = await get("/film.webm");
  const part = await get("/film.webm", { range: "bytes=999900-", "if-range": String(whole.headers.etag) });
  expect([whole.status, whole.body.equals(FILM)]).toEqual([200, true]);
  expect([part.status, part.body.equals(FILM.subarray(999_900))]).toEqual([206, true]);
  expect(part.headers.etag).toBe(whole.headers.etag);
});

test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("%s is not there: 416 with the size", async (range) => {
  const { status, headers } = await get("/intro.webm", { range });
  expect([status, headers["content-range"], headers["cache-control"]]).toEqual([416, "bytes */1000", "no-store"]);
});

test.each(["bytes=0-1,5-9", "bytes=9-5", "bytes=a-b", "bytes=-", "lines=1-2", "bytes"])(
  "%s is ignored: the whole video",
  async (range) => {
    const { status, body } = await get("/intro.webm", { range });
    expect([status, body.length]).toEqual([200, 1000]);
  },
);

test.each([
  ["the tag", (answer: RawAnswer) => answer.headers.etag, 206],
  ["the date", (answer: RawAnswer) => answer.headers["last-modified"], 206],
  ["a weak tag", (answer: RawAnswer) => `W/${answer.headers.etag}`, 200],
  ["another tag", () => '"x"', 200],
  ["a later date", () => "Tue, 05 Jan 2100 10:00:00 GMT", 200],
])("If-Range with %s", async (_what, conditionFor: (answer: RawAnswer) => unknown, status) => {
  const condition = String(conditionFor(await get("/intro.webm")));
  const answer = await get("/intro.webm", { range: "bytes=0-9", "if-range": condition });
  expect([answer.status, answer.body.length]).toEqual([status, status === 206 ? 10 : 1000]);
});

test("preconditions are evaluated before the range", async () => {
  const { headers } = await get("/intro.webm");
  const again = await get("/intro.webm", { range: "bytes=0-9", "if-none-match": String(headers.etag) });
  expect(again.status).toBe(304);
});

test("HEAD ignores ranges", async () => {
  const options = { method: "HEAD", headers: { range: "bytes=0-9" } };
  const { status, headers } = await request(server.port, "/intro.webm", options);
  expect([status, headers["content-length"]]).toEqual([200, "1000"]);
});

test("a compressed answer is sent whole", async () => {
  const { status, headers, body } = await get(BUNDLE, { range: "bytes=0-9", "accept-encoding": "br" });
  expect([status, headers["content-encoding"], headers["accept-ranges"]]).toEqual([200, "br", "none"]);
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test("an empty file has no satisfiable range", async () => {
  expect((await get("/empty.txt", { range: "bytes=0-" })).status).toBe(416);
});
