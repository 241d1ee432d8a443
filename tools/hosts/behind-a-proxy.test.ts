/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  formPath,
  type RunningMailer,
  startMailer,
} from "../../server/mailer/testing/running-mailer";
import { request } from "../../server/testing/raw-request";
import { hasNginx, type NginxProcess, startNginx } from "../testing/nginx";
import { runNode, TOOLS } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";

/** Addresses of this machine, from which the proxies and a stranger send. */
const PROXY = "127.0.0.2";
const BALANCER = "127.0.0.3";
const strangers = { ofCloudflare: "127.0.0.4", ofBalancer: "127.0.0.5", ofNginx: "127.0.0.6" };

const CLOUDFLARE = readFileSync("docs/deploy/proxies-cloudflare.conf", "utf8");

/** `proxies.conf` of each set-up, as docs/deploy.md has it, with addresses of this machine. */
const SETUPS = {
  cloudflare: `${CLOUDFLARE} set_real_ip_from ${PROXY};`,
  balancer: `set_real_ip_from ${BALANCER}; real_ip_header X-Forwarded-For;`,
  both: `set_real_ip_from ${BALANCER}; set_real_ip_from 173.245.48.0/20;
    real_ip_header X-Forwarded-For; real_ip_recursive on;`,
  none: "",
};

const describeWithNginx = hasNginx() ? describe : describe.skip;

describeWithNginx("docs/deploy/nginx.conf behind other proxies (needs nginx)", () => {
  let mailer: RunningMailer;
  let nginx: NginxProcess;
  let root: string;

  beforeAll(async () => {
    root = path.dirname(temporaryFolder());
    const site = { "index.html": "home", "404.html": "missing", _headers: "", _redirects: "" };
    writeTree(path.join(root, "current/site"), site);
    const args = [path.join(root, "current/nginx"), path.join(root, "current/site")];
    await runNode(path.join(TOOLS, "nginx-files.ts"), { cwd: root, args });
    mailer = await startMailer({ TRUST_PROXY: "1", RATE_LIMIT: "2" });
  });

  afterAll(() => mailer.close());

  afterEach(() => nginx.stop());

  async function start(setup: keyof typeof SETUPS): Promise<void> {
    writeFileSync(path.join(root, "proxies.conf"), SETUPS[setup]);
    nginx = await startNginx(root, mailer.port);
  }

  let sent = 0;

  async function send(from: string | undefined, headers: Record<string, string>): Promise<number> {
    sent += 1;
    const { status } = await request(nginx.port, formPath("general"), {
      method: "PUT",
      headers: { "content-type": "application/json", ...headers },
      localAddress: from,
      body: JSON.stringify({
        fullName: "Jan",
        email: "jan@visitor.example",
        message: `Hello, the ${sent}th time.`,
      }),
    });
    return status;
  }

  const sendFour = async (from: string, headersOf: (visitor: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (const visitor of [1, 2, 3, 4]) statuses.push(await send(from, headersOf(visitor)));
    return statuses;
  };

  test("visitors that come by Cloudflare are told apart, and who goes past it is one, whatever it says", async () => {
    await start("cloudflare");
    const byCloudflare = (visitor: number) => ({
      "cf-connecting-ip": `203.0.113.${visitor}`,
      "x-forwarded-for": `6.6.6.6, 203.0.113.${visitor}`,
    });
    expect(await sendFour(PROXY, byCloudflare)).toEqual([201, 201, 201, 201]);
    expect(await sendFour(strangers.ofCloudflare, byCloudflare)).toEqual([201, 201, 429, 429]);
    expect(await send(PROXY, byCloudflare(1))).toBe(201);
    expect(await send(PROXY, byCloudflare(1))).toBe(429);
  });

  test("behind a load balancer counts the address that it adds", async () => {
    await start("balancer");
    const visitors = (visitor: number) => ({ "x-forwarded-for": `198.51.100.${visitor}` });
    expect(await sendFour(BALANCER, visitors)).toEqual([201, 201, 201, 201]);
    const forged = (visitor: number) => ({ "x-forwarded-for": `6.6.6.${visitor}, 198.51.100.9` });
    expect(await sendFour(BALANCER, forged)).toEqual([201, 201, 429, 429]);
    const alone = (visitor: number) => ({ "cf-connecting-ip": `198.51.100.${visitor}` });
    expect(await sendFour(strangers.ofBalancer, alone)).toEqual([201, 201, 429, 429]);
  });

  test("behind Cloudflare and a load balancer counts the address that Cloudflare adds", async () => {
    await start("both");
    const visitors = (visitor: number) => ({
      "x-forwarded-for": `192.0.2.${visitor}, 173.245.48.7`,
    });
    expect(await sendFour(BALANCER, visitors)).toEqual([201, 201, 201, 201]);
    const past = (visitor: number) => ({
      "cf-connecting-ip": `192.0.2.${visitor}`,
      "x-forwarded-for": `192.0.2.${visitor}, 198.51.100.77`,
    });
    expect(await sendFour(BALANCER, past)).toEqual([201, 201, 429, 429]);
  });

  test("checks of health pass while forms are refused, whichever name they ask for", async () => {
    await start("none");
    const forged = (visitor: number) => ({ "x-forwarded-for": `203.0.113.${visitor}` });
    expect(await sendFour(strangers.ofNginx, forged)).toEqual([201, 201, 429, 429]);
    const check = () =>
      request(nginx.port, "/api/health", {
        localAddress: strangers.ofNginx,
        headers: { host: "10.0.0.5" },
      });
    const statuses = await Promise.all(Array.from({ length: 100 }, check));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
