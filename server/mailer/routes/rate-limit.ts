import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { Redis } from "ioredis";
import type { Settings } from "../../settings";
import { Refusal } from "../intake/refusal";

const WINDOW_MS = 60_000;

/** A Redis that is away holds no visitor up for longer, in ms. */
const REDIS_PATIENCE_MS = 500;

const MS_PER_S = 1_000;

/**
 * Counts submissions by address, IPv6 by its /64: one household has that many. With Redis, servers count together;
 * while it is away submissions pass uncounted, because a lost enquiry costs more than a repeated one.
 * @returns the hook that counts a request and rejects with a `Refusal` 429; `null` when there is no limit
 */
export async function prepareRateLimit(app: FastifyInstance, settings: Settings): Promise<onRequestHookHandler | null> {
  const { rateLimitPerMinute, redisUrl } = settings;
  if (rateLimitPerMinute === null) return null;
  const redis = redisUrl === null ? null : connect(app, redisUrl);
  await app.register(rateLimit, {
    global: false,
    max: rateLimitPerMinute,
    timeWindow: WINDOW_MS,
    nameSpace: "mailer-rate-limit-",
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) => new Refusal(429, "rate", { headers: retryAfter(ttl) }),
    ...(redis !== null && { redis }),
  });
  return app.rateLimit();
}

function retryAfter(ttlMs: number): Record<string, string> {
  return { "retry-after": String(Math.max(1, Math.ceil(ttlMs / MS_PER_S))) };
}

function connect(app: FastifyInstance, redisUrl: string): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: REDIS_PATIENCE_MS,
    commandTimeout: REDIS_PATIENCE_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  // It goes on trying to connect by itself; without a listener each failure would be printed.
  redis.on("error", (error) => app.log.warn({ event: "redis", code: (error as NodeJS.ErrnoException).code }));
  app.addHook("onClose", async () => redis.disconnect());
  return redis;
}
