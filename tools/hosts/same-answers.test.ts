/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { Agent } from "node:http";
import path from "node:path";
import { listFiles } from "../../lib/list-files";
import { type RawRequest, request } from "../../server/testing/raw-request";
import { type RunningApp, startApp } from "../../server/testing/running-app";
import { parseRedirects } from "../../site-contract/redirects";
import { hasNginx, type NginxProcess, startNginx } from "../testing/nginx";
import { runNode, TOOLS } from "../testing/run";
import { temporaryFolder } from "../testing/tree";

const BUILT = path.resolve("public");
const canCompare = hasNginx() && existsSync(path.join(BUILT, "_headers"));
const FILES = [
  "cache-control",
  "content-security-policy",
  "x-frame-options",
  "x-robots-tag",
  "cross-origin-resource-policy",
];

/** The page for addresses that cannot be decoded, and one that is missing. */
const UNCOMPARED = /^\/(?:400\.html$|\/404\/\?)/;

function addresses(): string[] {
  const files = listFiles(BUILT).map((file) => `/${encodeURI(file)}`);
  const pages = files
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"index.html".length));
  const redirects = parseRedirects(readFileSync(path.join(BUILT, "_redirects"), "utf8"));
  return [
    ...files.filter((file) => !file.endsWith("/index.html")),
    ...pages.flatMap((page) => [
      page,
      page.replace(/(?<=.)\/$/, ""),
      `${page.toUpperCase()}?A=1`,
      `/${page}?a=1`,
    ]),
    ...redirects.flatMap(({ from }) => [
      from,
      `${from}/`,
      `${from}/?a=1`,
      `${from}/index.html?a=1`,
      from.toUpperCase(),
    ]),
    ...[
      "/nothing",
      "/nothing/",
      "/robots.txt/",
      "/.well-known/",
      "/.env",
      "/page-data/",
      "/_redirects",
    ],
  ];
}

(canCompare ? describe : describe.skip)(
  "nginx and the server, on the built site (needs nginx and a build)",
  () => {
    let app: RunningApp;
    let nginx: NginxProcess;

    beforeAll(async () => {
      const root = path.dirname(temporaryFolder());
      mkdirSync(path.join(root, "current"));
      symlinkSync(BUILT, path.join(root, "current", "site"));
      const args = [path.join(root, "current", "nginx"), BUILT];
      expect(await runNode(path.join(TOOLS, "nginx-files.ts"), { cwd: root, args })).toMatchObject({
        code: 0,
      });
      nginx = await startNginx(root, 1);
      app = await startApp({ SITE_DIR: BUILT });
    });

    afterAll(() => Promise.all([nginx.stop(), app.close()]));

    async function seen(port: number, address: string, options?: RawRequest) {
      const { status, headers } = await request(port, address, options);
      const names = [
        "location",
        "allow",
        ...([404, 410].includes(status) ? ["cache-control"] : FILES),
      ];
      return JSON.stringify([status, ...names.map((name) => [name, headers[name]])]);
    }

    test.each(["GET", "HEAD", "POST"])(
      "%s of every address is answered alike",
      async (method) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 8 });
        const differenceAt = async (address: string) => {
          const [own, other] = await Promise.all(
            [app, nginx].map(({ port }) => seen(port, address, { method, agent })),
          );
          return own === other ? [] : [`${address}\n  server ${own}\n  nginx  ${other}`];
        };
        const compared = addresses().filter((name) => !UNCOMPARED.test(name));
        expect((await Promise.all(compared.map(differenceAt))).flat()).toEqual([]);
        agent.destroy();
      },
      120_000,
    );
  },
);
