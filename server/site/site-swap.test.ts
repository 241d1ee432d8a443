/** @jest-environment node */
import { rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { fastify } from "fastify";
import { page, SITE, testFolder, writeSite } from "../testing/fixture-site";
import { request } from "../testing/raw-request";
import { type RunningApp, startApp } from "../testing/running-app";
import { site } from "./site";

let server: RunningApp;
const temp = testFolder();
let link: string;

beforeEach(async () => {
  link = path.join(temp.folder, "site");
  await writeSite(path.join(temp.folder, "first"));
  await writeSite(path.join(temp.folder, "second"), {
    ...SITE,
    "works/index.html": page("new works"),
    "news/index.html": page("news"),
    _redirects: "/old-work /news 301",
  });
  await symlink("first", link);
  server = await startApp({ SITE_DIR: link });
});

afterEach(async () => {
  await server.close();
});

async function swapTo(name: string): Promise<void> {
  await symlink(name, `${link}.new`);
  await rename(`${link}.new`, link);
}

async function titleOf(target: string): Promise<string | undefined> {
  const { body } = await request(server.port, target);
  return /<title>(.*)<\/title>/.exec(body.toString())?.[1];
}

test("a swapped link takes effect immediately: pages, redirects and tags", async () => {
  const before = await request(server.port, "/works");
  expect((await request(server.port, "/news")).status).toBe(404);
  await swapTo("second");
  expect(await titleOf("/works")).toBe("new works");
  expect(await titleOf("/news")).toBe("news");
  expect((await request(server.port, "/old-work")).headers.location).toBe("/news");
  const headers = { "if-none-match": String(before.headers.etag) };
  expect((await request(server.port, "/works", { headers })).status).toBe(200);
});

test("redirects and headers that are replaced within the folder, as rsync does, take effect immediately", async () => {
  expect((await request(server.port, "/works")).headers).not.toHaveProperty("x-new");
  for (const [name, text] of [
    ["_headers", "/*\n  x-new: 1\n"],
    ["_redirects", "/old-work /works 301"],
  ] as const) {
    await writeFile(path.join(temp.folder, "first", `.${name}.a1b2`), text);
    await rename(path.join(temp.folder, "first", `.${name}.a1b2`), path.join(temp.folder, "first", name));
  }
  expect((await request(server.port, "/works")).headers["x-new"]).toBe("1");
  expect((await request(server.port, "/old-work")).headers.location).toBe("/works");
});

test("a file that the new build has not changed keeps its tag", async () => {
  const before = await request(server.port, "/");
  await swapTo("second");
  const headers = { "if-none-match": String(before.headers.etag) };
  expect((await request(server.port, "/", { headers })).status).toBe(304);
});

test("no request fails while links are swapped and old folders removed", async () => {
  const rounds = Array.from({ length: 30 }, (_, round) => `round-${round}`);
  for (const round of rounds) await writeSite(path.join(temp.folder, round), { "works/index.html": page(round) });
  let isSwapping = true;
  const statuses = new Set<number>();
  const visitor = async () => {
    while (isSwapping) statuses.add((await request(server.port, "/works")).status);
  };
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  for (const [index, round] of rounds.entries()) {
    await swapTo(round);
    await rm(path.join(temp.folder, rounds[index - 1] ?? "first"), { recursive: true });
  }
  isSwapping = false;
  await visitors;
  expect([...statuses]).toEqual([200]);
});

test("a request whose folder is deleted meanwhile continues with the new one", async () => {
  const gone = { root: path.join(temp.folder, "gone"), redirects: new Map(), headerRules: [] };
  const second = { root: path.join(temp.folder, "second"), redirects: new Map(), headerRules: [] };
  const sites = [gone, second];
  const app = fastify();
  await app.register(site, { currentSite: async () => sites.shift() ?? second });
  const { statusCode, body } = await app.inject("/works");
  await app.close();
  expect(statusCode).toBe(200);
  expect(body).toContain("<title>new works</title>");
});

test("replacing a plain folder takes effect as well", async () => {
  const first = path.join(temp.folder, "first");
  await rename(first, path.join(temp.folder, "old"));
  await rename(path.join(temp.folder, "second"), first);
  expect(await titleOf("/news")).toBe("news");
  expect((await request(server.port, "/old-work")).headers.location).toBe("/news");
});

test("while there is no site at all the answer is 503, and the next site is found", async () => {
  await rm(link);
  const { status, headers } = await request(server.port, "/works");
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
  expect((await request(server.port, "/api/health")).status).toBe(200);
  await symlink("second", link);
  expect(await titleOf("/works")).toBe("new works");
});

test("a file that changes in place, even at the same size and date, is sent with a new tag", async () => {
  const file = path.join(temp.folder, "first", "robots.txt");
  const date = new Date("2026-01-05T10:00:00Z");
  await utimes(file, date, date);
  const before = await request(server.port, "/robots.txt");
  await writeFile(file, String(SITE["robots.txt"]).replace("*", "x"));
  await utimes(file, date, date);
  const after = await request(server.port, "/robots.txt");
  expect(after.headers["last-modified"]).toBe(before.headers["last-modified"]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.body.toString()).toBe("User-agent: x\n");
});

test("a file that is deleted in place is missing at once", async () => {
  expect((await request(server.port, "/works/hid")).status).toBe(200);
  await rm(path.join(temp.folder, "first", "works/hid"), { recursive: true });
  expect((await request(server.port, "/works/hid")).status).toBe(404);
});

test("a site without a 404 page responds with a short text", async () => {
  await rm(path.join(temp.folder, "first", "404.html"));
  await rm(path.join(temp.folder, "first", "404.html.br"));
  await rm(path.join(temp.folder, "first", "404.html.gz"));
  const { status, body } = await request(server.port, "/nothing");
  expect([status, body.toString()]).toEqual([404, "Not found\n"]);
});
