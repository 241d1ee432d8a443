import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeHeaders } from "../../plugins/gatsby-plugin-static-site/headers";
import { policySources, servicesOfBuild } from "../../src/gatsby-config/policy-sources";
import { HEADERS } from "../../src/gatsby-config/static-site";
import { SITE } from "./pages";
import { mailerIn } from "./test-server";

/** Names of webpack's files end with a content hash of eight to twenty hex digits. */
const HASHED = /^(.+-)([\da-f]{8,20})(\.js)$/;

/** The hash after the next deployment: of the same length, but different. */
const nextHash = (hash: string) => [...hash].reverse().join("");

/**
 * Pictures are most of the site's bytes; compressed copies would be served as they were before a
 * deployment.
 */
const isLeftOut = (file: string) => /\.(br|gz|avif|webp|jpe?g|png)$/.test(file);

export type SiteServer = {
  /** Its origin, without a slash. */
  address: string;
  pid: number;
  stop: () => Promise<void>;
};

/** Serves a folder with the built server. */
export async function serveSite(folder: string): Promise<SiteServer> {
  const mails = await mkdtemp(path.join(tmpdir(), "mails-"));
  const env = { ...process.env, ...mailerIn(mails), SITE_DIR: folder, PORT: "0" };
  const server = spawn(process.execPath, ["dist/server.mjs"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await rm(mails, { recursive: true, force: true });
  };
  let output = "";
  for await (const chunk of server.stdout) {
    output += String(chunk);
    const [address] = /http:\/\/\S+/.exec(output) ?? [];
    if (address) return { address, pid: server.pid ?? 0, stop };
  }
  throw new Error(`The server did not start: ${output}`);
}

/**
 * Simulates a build of changed sources: another compilation hash, and new names for the files of
 * some chunks.
 */
async function deploy(folder: string, changedNames: RegExp): Promise<void> {
  const { webpackCompilationHash } = JSON.parse(
    await readFile(path.join(folder, "page-data/app-data.json"), "utf8"),
  ) as { webpackCompilationHash: string };
  const hashes = [webpackCompilationHash];
  for (const file of await readdir(folder)) {
    const [, name = "", hash = "", extension = ""] = HASHED.exec(file) ?? [];
    // The runtime contains the names of all others, so it changes, too.
    if (!changedNames.test(name) && name !== "webpack-runtime-") continue;
    hashes.push(hash);
    await rename(
      path.join(folder, file),
      path.join(folder, `${name}${nextHash(hash)}${extension}`),
    );
  }
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|json)$/.test(file)) continue;
    const address = path.join(folder, file);
    // Gatsby makes a folder that is called `404.html`.
    const text = await readFile(address, "utf8").catch(() => "");
    const next = text.replace(new RegExp(hashes.join("|"), "g"), nextHash);
    if (next !== text) await writeFile(address, next);
  }
  // The security policy has the hashes of the inline scripts.
  writeHeaders(folder, HEADERS, policySources(servicesOfBuild([])));
}

/**
 * A copy of the built site, without its pictures, with a server of its own, on which a test can
 * deploy.
 */
export async function copySite() {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  await cp(SITE, folder, { recursive: true, filter: (file) => !isLeftOut(file) });
  const server = await serveSite(folder);
  return {
    ...server,
    deploy: (changedNames: RegExp) => deploy(folder, changedNames),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
