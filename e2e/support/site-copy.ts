import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeHeaders } from "../../src/gatsby/built-site/headers";
import { readSite } from "../../src/gatsby/built-site/read-site";
import { SITE } from "./pages";

/** Names of webpack's files end with a content hash of twenty hex digits. */
const HASHED = /^(.+-)([\da-f]{20})(\.js)$/;

/** The hash after the next deployment: of the same length, but different. */
const nextHash = (hash: string) => [...hash].reverse().join("");

/** A copy of the built site with a server of its own, on which a test can deploy. */
export type SiteCopy = SiteServer & {
  folder: string;
  /** Simulates a build of changed sources: another compilation hash, and new names for the files of some chunks. */
  deploy: (changed: RegExp) => Promise<void>;
};

/** Compressed copies would be served as they were before the deployment. */
const isCompressedCopy = (file: string) => /\.(br|gz)$/.test(file);

/** Most of the site's bytes, and of no interest to these tests. */
const isPicture = (file: string) => /\.(avif|webp|jpe?g|png)$/.test(file);

export type SiteServer = {
  /** Its origin, without a slash. */
  address: string;
  pid: number;
  stop: () => Promise<void>;
};

/** Serves a folder with the built server. */
export async function serveSite(folder: string): Promise<SiteServer> {
  const spool = await mkdtemp(path.join(tmpdir(), "spool-"));
  const env = { ...process.env, SITE_DIR: folder, SPOOL_DIR: spool, PORT: "0" };
  const server = spawn(process.execPath, ["dist/server.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const stop = async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await rm(spool, { recursive: true, force: true });
  };
  let said = "";
  for await (const chunk of server.stdout) {
    said += String(chunk);
    const [address] = /http:\/\/\S+/.exec(said) ?? [];
    if (address) return { address, pid: server.pid ?? 0, stop };
  }
  throw new Error(`The server did not start: ${said}`);
}

async function deploy(folder: string, changed: RegExp): Promise<void> {
  const { webpackCompilationHash } = JSON.parse(
    await readFile(path.join(folder, "page-data/app-data.json"), "utf8"),
  ) as { webpackCompilationHash: string };
  const renamed = new Map([[webpackCompilationHash, nextHash(webpackCompilationHash)]]);
  const current = await readFile(path.join(folder, "index.html"), "utf8");
  for (const file of await readdir(folder)) {
    const [, name = "", hash = "", extension = ""] = HASHED.exec(file) ?? [];
    // The runtime contains the names of all others, so it changes, too.
    if (!changed.test(name) && name !== "webpack-runtime-") continue;
    // Files of earlier builds are kept.
    if (current.includes(file)) renamed.set(hash, nextHash(hash));
    await rename(path.join(folder, file), path.join(folder, `${name}${nextHash(hash)}${extension}`));
  }
  const hashes = new RegExp([...renamed.keys()].join("|"), "g");
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|json)$/.test(file) || !file.includes(".")) continue;
    const address = path.join(folder, file);
    const text = await readFile(address, "utf8").catch(() => "");
    const next = text.replace(hashes, (hash) => renamed.get(hash) ?? hash);
    if (next !== text) await writeFile(address, next);
  }
  // The security policy has the hashes of the inline scripts.
  writeHeaders(readSite(folder));
}

/** Copies the built site, without its pictures, and serves the copy. */
export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  // The real path: another build may be published meanwhile.
  await cp(await realpath(SITE), folder, {
    recursive: true,
    dereference: true,
    filter: (file) => !isCompressedCopy(file) && !isPicture(file),
  });
  const server = await serveSite(folder);
  return {
    ...server,
    folder,
    deploy: (changed) => deploy(folder, changed),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
