/**
 * `npm run bench:server`: how many pages a second the built server sends beside nginx with the same folder and headers, by
 * turns, and how its memory grows over many requests for all files. Needs nginx and wrk (`apt-get install nginx-light wrk`).
 * `ROUNDS=5`, `REQUESTS=1000000`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../e2e/support/site-copy";
import { listNames } from "../tools/publish/files";
import { startNginx } from "../tools/publish/hosts/testing/nginx-process";
import { markdownTable, median } from "./figures";

const ROUNDS = Number(process.env.ROUNDS) || 5;
const REQUESTS = Number(process.env.REQUESTS) || 1_000_000;
const SECONDS = 5;
const CONNECTIONS = 32;
const PAGES = ["/", "/works", "/blog", "/contact"];

/** Requests a second. As a browser asks: for HTML in the coding that the server prefers. */
function load(address: string, seconds: number, script?: string): number {
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}`, "-H", "Accept-Encoding: gzip, deflate, br"];
  const output = execFileSync("wrk", [...options, ...(script ? ["-s", script] : []), address], { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${address} was not always answered:\n${output}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]));
}

/** Asks for one file after the other. */
function writeScript(file: string, addresses: readonly string[]): void {
  const list = addresses.map((address) => JSON.stringify(address)).join(",\n");
  writeFileSync(
    file,
    `local all = {${list}}\nlocal n = 0\nrequest = function()\nn = n % #all + 1\nreturn wrk.format(nil, all[n])\nend\n`,
  );
}

/** Megabytes of resident memory. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

/** Addresses of the pages and of all files that are served by their own names. */
const addressesOf = (site: string): string[] =>
  listNames(site)
    .filter((name) => !/\.(?:br|gz)$|^[._]|^40[04]/.test(name))
    .map((name) => `/${name}`.replace(/\/index\.html$/, "") || "/")
    .map(encodeURI);

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-server-"));
  for (const name of ["site", "hosts"]) symlinkSync(path.resolve("dist", name), path.join(folder, name));
  const server = await serveSite("dist/site");
  const nginx = await startNginx(folder, 9, cpus().length);
  try {
    const rows = PAGES.map((page) => {
      const rounds = Array.from({ length: ROUNDS }, () => ({
        ours: load(server.address + page, SECONDS),
        nginx: load(`http://127.0.0.1:${nginx.port}${page}`, SECONDS),
      }));
      const ratios = rounds.map(({ ours, nginx }) => ours / nginx);
      const shown = (values: readonly number[]) => `${median(values)} (${values.join(", ")})`;
      return [
        page,
        shown(rounds.map(({ ours }) => ours)),
        shown(rounds.map(({ nginx }) => nginx)),
        median(ratios).toFixed(2),
      ];
    });
    console.log(markdownTable([["Page", "Ours, requests/s", "nginx, requests/s", "Ratio"], ...rows]));

    const script = path.join(folder, "all.lua");
    writeScript(script, addressesOf("dist/site"));
    const samples = [["Requests so far", "Memory, MB"]];
    for (let sent = 0; sent < REQUESTS; ) {
      sent += load(server.address, SECONDS, script) * SECONDS;
      samples.push([String(sent), String(memoryOf(server.pid))]);
    }
    console.log(markdownTable(samples));
  } finally {
    await server.stop();
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
}

void main();
