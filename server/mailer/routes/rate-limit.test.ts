/** @jest-environment node */
import { tmpdir } from "node:os";
import { Redis } from "ioredis";
import { request } from "../../testing/raw-request";
import { openQueueServer, QUEUE_SERVERS } from "../testing/queue-servers";
import { formPath, GENERAL, type RunningMailer, startMailer } from "../testing/running-mailer";
import { startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";

const WINDOW_MS = 60_000;
const MAX_GROWTH_MB = 64;

jest.setTimeout(60_000);

let running: RunningMailer[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  for (const mailer of running) await mailer.close();
  running = [];
});

async function start(env: Record<string, string>): Promise<RunningMailer> {
  const mailer = await startMailer(env);
  running.push(mailer);
  return mailer;
}

let sent = 0;

/** Another message each time, so that none is a duplicate. */
async function send(mailer: RunningMailer, headers: Record<string, string> = {}): Promise<number> {
  sent += 1;
  return (await mailer.put("general", { ...GENERAL, message: `Message ${sent}` }, headers)).status;
}

test("a submission above the limit is a 429 with Retry-After", async () => {
  const mailer = await start({ RATE_LIMIT: "2" });
  expect([await send(mailer), await send(mailer)]).toEqual([201, 201]);
  const { status, headers, body } = await mailer.put("general", GENERAL);
  expect({ status, body }).toEqual({
    status: 429,
    body: { statusCode: 429, statusText: "Too Many Requests" },
  });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
});

test("preflights do not count", async () => {
  const mailer = await start({ RATE_LIMIT: "1" });
  const preflight = () => request(mailer.port, formPath("general"), { method: "OPTIONS" });
  expect([(await preflight()).status, (await preflight()).status]).toEqual([204, 204]);
  expect(await send(mailer)).toBe(201);
});

test("after a minute submissions are accepted again", async () => {
  const mailer = await start({ RATE_LIMIT: "1" });
  const statuses = [await send(mailer), await send(mailer)];
  const later = Date.now() + WINDOW_MS;
  jest.spyOn(Date, "now").mockReturnValue(later);
  expect([...statuses, await send(mailer)]).toEqual([201, 429, 201]);
});

test("200 forged addresses of a client count as one client", async () => {
  const mailer = await start({ RATE_LIMIT: "10" });
  const sending = Array.from({ length: 200 }, (_, index) =>
    send(mailer, { "x-forwarded-for": `203.0.113.${index}` }),
  );
  const statuses = await Promise.all(sending);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(190);
});

test.each<[string, string[], number[]]>([
  [
    "is the one that a trusted proxy adds",
    ["203.0.113.1", "203.0.113.2", "6.6.6.6, 203.0.113.1"],
    [201, 201, 429],
  ],
  [
    "is an IPv6 household's /64",
    ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"],
    [201, 429, 201],
  ],
  [
    "has no port, and may be mapped to IPv6",
    ["198.51.100.1:1024", "198.51.100.1:1025", "::ffff:198.51.100.1"],
    [201, 429, 429],
  ],
  ["has no port in IPv6", ["[2001:db8:0:2::1]:1024", "[2001:db8:0:2::2]:1025"], [201, 429]],
  [
    "is the proxy's own where it adds something else",
    ["unknown", "_hidden, 1.2.3", "203.0.113.3, x"],
    [201, 429, 429],
  ],
])("the address that counts %s", async (_what, addresses, expected) => {
  const mailer = await start({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  const statuses: number[] = [];
  for (const address of addresses)
    statuses.push(await send(mailer, { "x-forwarded-for": address }));
  expect(statuses).toEqual(expected);
});

test("a flood is rejected and costs little memory", async () => {
  const server = await startServerProcess({ OUTBOX_DIR: tmpdir(), RATE_LIMIT: "10" });
  try {
    const flood = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const options = {
            method: "PUT",
            headers: { "content-type": "application/json" },
            body: "{}",
          };
          return (await request(server.port, formPath("general"), options)).status;
        }),
      );
    await flood(20);
    const before = server.memory().nowMb;
    for (let round = 0; round < 10; round += 1)
      expect(new Set(await flood(300))).toEqual(new Set([429]));
    expect(server.memory().peakMb - before).toBeLessThan(MAX_GROWTH_MB);
  } finally {
    await server.end("SIGKILL");
  }
});

describe("submissions that the bot check cannot verify", () => {
  const BOT_CHECK = { RECAPTCHA_SECRET: "secret", RECAPTCHA_VERIFY_URL: "http://127.0.0.1:1/" };

  test("may be a third of an address's limit", async () => {
    const mailer = await start({ RATE_LIMIT: "7", ...BOT_CHECK });
    expect([await send(mailer), await send(mailer), await send(mailer)]).toEqual([201, 201, 429]);
    expect(mailer.events().at(-1)).toEqual({
      event: "refused",
      form: "general",
      status: 429,
      reason: "rate",
    });
  });

  test("count once when they are sent again", async () => {
    const mailer = await start({ RATE_LIMIT: "6", ...BOT_CHECK });
    const again = async () => (await mailer.put("general", GENERAL)).status;
    expect([await again(), await again(), await again(), await send(mailer)]).toEqual([
      201, 201, 201, 201,
    ]);
  });
});

describe("with Redis", () => {
  test("submissions pass while it is down", async () => {
    const mailer = await start({ RATE_LIMIT: "1", REDIS_URL: "redis://127.0.0.1:1" });
    expect([await send(mailer), await send(mailer)]).toEqual([201, 201]);
  });

  const [redisServer] = QUEUE_SERVERS;
  const testWithRedis = redisServer?.whyNot === null ? test : test.skip;

  testWithRedis("servers share counts, also after it was down (needs redis-server)", async () => {
    const redis = await openQueueServer("Redis");
    try {
      const env = { RATE_LIMIT: "2", REDIS_URL: redis.url };
      const [one, other] = [await start(env), await start(env)];
      // What comes before they are connected is not counted.
      const onlooker = new Redis(redis.url);
      await until(async () => String(await onlooker.client("LIST")).match(/^id=/gm)?.length === 3);
      onlooker.disconnect();
      expect([await send(one), await send(other), await send(one), await send(other)]).toEqual([
        201, 201, 429, 429,
      ]);
      await redis.kill();
      await until(async () => (await send(one)) === 201);
      await redis.start();
      await until(async () => (await send(one)) === 429);
      await until(async () => (await send(other)) === 429);
    } finally {
      await redis.close();
    }
  });

  testWithRedis("a user needs the rights that the guide names (needs redis-server)", async () => {
    const redis = await openQueueServer("Redis");
    const admin = new Redis(redis.url);
    try {
      const rights = "on >secret ~bull:* resetchannels +@all -@admin -@dangerous +info";
      const REDIS_URL = redis.url.replace("://", "://website:secret@");
      await admin.call("ACL", "SETUSER", "website", ...rights.split(" "));
      await expect(start({ RATE_LIMIT: "1", REDIS_URL })).rejects.toThrow(
        /^The server did not start: REDIS_URL cannot be used \(NOPERM\)\. .* Fix: give it the keys/,
      );
      await admin.call("ACL", "SETUSER", "website", "~mailer-rate-limit-*");
      const mailer = await start({ RATE_LIMIT: "1", REDIS_URL });
      await until(async () => (await send(mailer)) === 429);
    } finally {
      admin.disconnect();
      await redis.close();
    }
  });
});
