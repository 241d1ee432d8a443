import { isIP } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Cluster, Redis } from "ioredis";
import type { Settings } from "../../environment";
import { StartError } from "../../start-error";
import { Refusal } from "../intake/refusal";
import { problemDetails, problemOf } from "../outbox/problems";
import { findRedis, openRedis, type RedisPlace, redisAt } from "../redis";
import { within } from "../within";

const WINDOW_MS = 60_000;

/** An address may send this part of its limit, a third, without a verified bot check. */
const UNVERIFIED_DIVISOR = 3;

/** Matches the port that some proxies add to an address (RFC 7239, 6), and IPv6's brackets. */
const PORT = /(?<=\d\.\d+\.\d+\.\d+):\d+|[[\]]|(?<=\]):\d+/g;

/** Timeout of Redis, in ms. The visitor is waiting. */
const REDIS_TIMEOUT_MS = 500;

/** How long a start waits for Redis, in ms. */
const START_MS = 2_000;

const MS_PER_S = 1_000;

/** Begins each key of Redis. */
const NAMESPACE = "mailer-rate-limit-";

/** What a count needs of Redis. The key is gone again at once. */
const TRIAL = `
  redis.call("INCR", KEYS[1])
  redis.call("PEXPIRE", KEYS[1], 1)
  return redis.call("PTTL", KEYS[1])`;

export type RateLimit = {
  /** Hooks that count a request and reject with a `Refusal` 429 above the limit. */
  onRequest: onRequestHookHandler[];
  /** Counts a submission that the bot check could not verify. Rejects with a `Refusal` 429. */
  countUnverified: (request: FastifyRequest) => Promise<void>;
};

/**
 * Limits submissions by address; IPv6 by its /64, which one household has to itself. With Redis
 * servers share counts. While Redis is down nothing is limited: a lost enquiry costs more than
 * unwanted ones. Rejects with a `StartError` when Redis can never be used.
 */
export async function prepareRateLimit(
  app: FastifyInstance,
  settings: Settings,
): Promise<RateLimit> {
  const { RATE_LIMIT: max, REDIS_URL } = settings;
  if (max === null) return { onRequest: [], countUnverified: async () => undefined };
  const redis = REDIS_URL === null ? null : await connect(app, REDIS_URL);
  app.addHook("onRequest", async ({ headers, socket }) => {
    const forwardedFor = headers["x-forwarded-for"];
    if (!forwardedFor) return;
    const addresses = String(forwardedFor)
      .split(",")
      .map((entry) => {
        const address = entry.replace(PORT, "").trim();
        // Anything else could be a client of its own each time.
        return isIP(address) ? address : socket.remoteAddress;
      });
    headers["x-forwarded-for"] = addresses.join(", ");
  });
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: WINDOW_MS,
    nameSpace: NAMESPACE,
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    ...(redis !== null && { redis }),
  });
  const unverified = app.createRateLimit({
    max: Math.max(1, Math.floor(max / UNVERIFIED_DIVISOR)),
  });
  return {
    onRequest: [app.rateLimit()],
    countUnverified: async (request) => {
      const result = await unverified(request);
      if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttl);
    },
  };
}

function tooMany(ttlMs: number): Refusal {
  return new Refusal(429, "rate", {
    headers: { "retry-after": String(Math.max(1, Math.ceil(ttlMs / MS_PER_S))) },
  });
}

/** Counts once as each form will be counted. Rejects with the error of Redis. */
async function tryToCount(place: RedisPlace): Promise<void> {
  const redis = openRedis(place, { maxRetriesPerRequest: 1, disconnectTimeout: 0 });
  redis.on("error", () => undefined);
  try {
    await within(START_MS, redis.eval(TRIAL, 1, `${NAMESPACE}start`));
  } finally {
    redis.disconnect();
  }
}

async function connect(app: FastifyInstance, redisUrl: string): Promise<Redis | Cluster> {
  let place = redisAt(redisUrl);
  try {
    place = await findRedis(redisUrl, START_MS);
    await tryToCount(place);
  } catch (error) {
    const { code, text, isLasting } = problemOf(error);
    if (isLasting)
      throw new StartError(`The server did not start: REDIS_URL cannot be used (${code}). ${text}`);
    app.log.warn({ event: "redis", code, problem: text });
  }
  const redis = openRedis(place, {
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    // The client would wait 2 s for a connection to end, even for one that has ended.
    disconnectTimeout: 0,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  // The client reconnects by itself; without a listener it would print each failure.
  redis.on("error", (error) => app.log.warn({ event: "redis", ...problemDetails(error) }));
  app.addHook("onClose", async () => redis.disconnect());
  return redis;
}
