import { isIP } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import { Redis } from "ioredis";
import type { Settings } from "../../environment";
import { Refusal } from "../intake/refusal";

const WINDOW_MS = 60_000;

/** One in this many of the submissions an address may send may have an inconclusive bot check. */
const UNVERIFIED_SHARE = 3;

/** The port that some proxies add to the address, another one for each connection: RFC 7239, 6. */
const PORT = /(?<=\d\.\d+\.\d+\.\d+):\d+|[[\]]|(?<=\]):\d+/g;

/** Timeout of Redis, in ms; short, because the visitor is waiting. */
const REDIS_TIMEOUT_MS = 500;

const MS_PER_S = 1_000;

export type RateLimit = {
  /** Counts a request and rejects with a `Refusal` 429 above the limit. */
  onRequest: onRequestHookHandler[];
  /** Counts a submission that the bot check could not verify. Rejects with a `Refusal` 429. */
  countUnverified: (request: FastifyRequest) => Promise<void>;
};

/**
 * Counts submissions by address, IPv6 by its /64, which one household has to itself. With Redis,
 * servers share counts; while it is down submissions pass uncounted, because a lost enquiry costs
 * more than unwanted ones.
 */
export async function prepareRateLimit(
  app: FastifyInstance,
  settings: Settings,
): Promise<RateLimit> {
  const { RATE_LIMIT: max, REDIS_URL } = settings;
  if (max === null) return { onRequest: [], countUnverified: async () => undefined };
  const redis = REDIS_URL === null ? null : connect(app, REDIS_URL);
  app.addHook("onRequest", async ({ headers, socket }) => {
    const forwarded = headers["x-forwarded-for"];
    // What is no address would be a client of its own each time.
    const known = (address: string) => (isIP(address) ? address : socket.remoteAddress);
    const addresses = String(forwarded)
      .split(",")
      .map((address) => known(address.replace(PORT, "").trim()));
    if (forwarded) headers["x-forwarded-for"] = addresses.join(", ");
  });
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: WINDOW_MS,
    nameSpace: "mailer-rate-limit-",
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    ...(redis !== null && { redis }),
  });
  const unverified = app.createRateLimit({ max: Math.max(1, Math.floor(max / UNVERIFIED_SHARE)) });
  return {
    onRequest: [app.rateLimit()],
    countUnverified: async (request) => {
      const counted = await unverified(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
    },
  };
}

function tooMany(ttlMs: number): Refusal {
  return new Refusal(429, "rate", {
    headers: { "retry-after": String(Math.max(1, Math.ceil(ttlMs / MS_PER_S))) },
  });
}

function connect(app: FastifyInstance, redisUrl: string): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    // The client waits for a connection to end, also for one that has, which would keep the process
    // for 2 s.
    disconnectTimeout: 0,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  // The client reconnects by itself; without a listener it would print each failure.
  redis.on("error", (error) =>
    app.log.warn({ event: "redis", code: (error as NodeJS.ErrnoException).code }),
  );
  app.addHook("onClose", async () => redis.disconnect());
  return redis;
}
