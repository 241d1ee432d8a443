/** @jest-environment node */
import { rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { page, SITE, testFolder, writeSite } from "../testing/fixture-site";
import { request } from "../testing/raw-request";
import { type RunningApp, startApp } from "../testing/running-app";

let server: RunningApp;
const temp = testFolder();
let link: string;

/** The second release has another page, and other redirects and headers. */
beforeEach(async () => {
  link = path.join(temp.folder, "site");
  await writeSite(path.join(temp.folder, "first"));
  await writeSite(path.join(temp.folder, "second"), {
    ...SITE,
    "works/index.html": page("new works"),
    _redirects: "/old-work /works 301",
    _headers: "/*\n  x-release: 2",
  });
  await symlink("first", link);
  server = await startApp({ SITE_DIR: link });
});

afterEach(async () => {
  await server.close();
});

/** What `ln -sfn` does. */
async function swapTo(name: string): Promise<void> {
  await symlink(name, `${link}.new`);
  await rename(`${link}.new`, link);
}

async function release(): Promise<string> {
  const works = await request(server.port, "/works");
  const { location } = (await request(server.port, "/old-work")).headers;
  return [
    /<title>(.*)<\/title>/.exec(works.body.toString())?.[1],
    location,
    works.headers["x-release"],
  ].join(" ");
}

test("a link that is swapped releases a site and takes it back, with redirects and headers", async () => {
  const before = await request(server.port, "/works");
  await swapTo("second");
  expect(await release()).toBe("new works /works 2");
  const condition = { "if-none-match": String(before.headers.etag) };
  expect((await request(server.port, "/works", { headers: condition })).status).toBe(200);
  await swapTo("first");
  expect(await release()).toBe("works /works/hid ");
});

test("a new `_redirects` in the folder counts from the next request on", async () => {
  const first = path.join(temp.folder, "first");
  await writeFile(path.join(first, ".new"), "/old-work /works");
  await rename(path.join(first, ".new"), path.join(first, "_redirects"));
  expect(await release()).toBe("works /works ");
});

test("a folder that is replaced counts from the next request on", async () => {
  const first = path.join(temp.folder, "first");
  expect(await release()).toBe("works /works/hid ");
  await rename(first, path.join(temp.folder, "before"));
  await rename(path.join(temp.folder, "second"), first);
  expect(await release()).toBe("new works /works 2");
});

test("while there is no site pages are a 503, until there is one again", async () => {
  await rm(link);
  const { status, headers } = await request(server.port, "/works");
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect((await request(server.port, "/api/health")).status).toBe(200);
  await swapTo("second");
  expect(await release()).toBe("new works /works 2");
});
