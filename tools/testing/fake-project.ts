import path from "node:path";
import { TOOLS, TYPESCRIPT_LOADER } from "./run";
import { pageHtml, temporaryFolder, writeTree } from "./tree";

/** The end of a complete JPEG file; the checks ignore the rest. */
const JPEG_END = "Buffer.from([0xff, 0xd9])";

/**
 * A fast fake of Gatsby. Like the real one it writes in place and asynchronously, and reuses an existing picture with a
 * hash in its path.
 */
const FAKE_GATSBY = `#!/usr/bin/env node
const fs = require("node:fs");
const path = require("node:path");
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const number = fs.readFileSync("number.txt", "utf8");
const put = (name, ...parts) => {
  const file = path.join("public", name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const handle = fs.openSync(file, "w");
  for (const part of parts) { fs.writeSync(handle, part); sleep(5); }
  fs.closeSync(handle);
};
if (process.env.FAKE_GATSBY_FAILS) process.exit(3);
fs.mkdirSync(".cache", { recursive: true });
fs.writeFileSync(".cache/data", number);
for (let index = 0; index < 4; index += 1) {
  const picture = "static/0123456789abcdef0123456789abcde" + index + "/a.jpg";
  if (!fs.existsSync(path.join("public", picture))) put(picture, "first half", "second half", ${JPEG_END});
}
const pages = ["index.html", "a/index.html", "b/index.html", "c/index.html"];
for (const page of pages) {
  const html = fs.readFileSync("page.html", "utf8").replace("NUMBER", number);
  put(page, html.slice(0, 60), html.slice(60));
}
`;

/** Of the steps that `tsx` runs, only the check of the built site is real; the others are fakes with an exit code. */
const FAKE_TSX = `#!/usr/bin/env node
const [program] = process.argv.slice(2);
const codes = { "tools/check-content.ts": process.env.CONTENT_CHECK, "tools/search-index.ts": process.env.SEARCH_INDEX };
if (program === "tools/check-site.ts") {
  const options = ["--import", ${JSON.stringify(TYPESCRIPT_LOADER)}, ${JSON.stringify(path.join(TOOLS, "check-site.ts"))}];
  process.exitCode = require("node:child_process").spawnSync(process.execPath, options, { stdio: "inherit" }).status;
} else {
  process.exitCode = program in codes ? Number(codes[program] || 0) : 9;
}
`;

/** Folder of a project with fakes of its packages' programs. */
export function fakeProject(files: Record<string, string> = {}): string {
  const root = temporaryFolder();
  const lock = { packages: { "": {} } };
  writeTree(root, {
    "package.json": JSON.stringify({
      name: "fixture",
      engines: { node: "^20 || ^22 || ^24" },
      scripts: { build: "node build.js" },
    }),
    "package-lock.json": JSON.stringify(lock),
    "node_modules/.package-lock.json": JSON.stringify({ packages: {} }),
    "node_modules/gatsby/package.json": '{"version":"5.0.0"}',
    "node_modules/.bin/gatsby": FAKE_GATSBY,
    "node_modules/.bin/tsx": FAKE_TSX,
    "server/main.ts": "console.log('the server');",
    "number.txt": "1",
    "page.html": pageHtml({ body: '<p>NUMBER</p><a href="/a">a</a>' }),
    ...files,
  });
  return root;
}

export const inSite = (root: string, file: string): string => path.join(root, "dist/site", file);
