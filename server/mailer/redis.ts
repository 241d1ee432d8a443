import { Cluster, Redis, type RedisOptions } from "ioredis";

/** How to connect to what answers at a `redis://` address, in options as BullMQ takes them, too. */
export type RedisPlace = { isCluster: boolean; options: RedisOptions & { url?: string } };

/** Pause between attempts to reconnect to a cluster, in ms. */
const RECONNECT_MS = 1_000;

/** A primary that has become a replica is left: the next connection may lead to the new one. */
const AFTER_FAILOVER: RedisOptions = {
  reconnectOnError: ({ message }) => message.startsWith("READONLY"),
};

/** Redis itself at an address. */
export const redisAt = (url: string): RedisPlace => ({
  isCluster: false,
  options: { url, ...AFTER_FAILOVER },
});

/**
 * Asks what answers at an address: Redis itself, a node of a cluster, or a Sentinel, which leads to
 * the primary that it watches. Rejects with the server's or the system's error.
 * @param timeoutMs of the connection and of each command
 */
export async function findRedis(url: string, timeoutMs: number): Promise<RedisPlace> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: () => null,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  const refusals: Error[] = [];
  redis.on("error", (error) => refusals.push(error));
  try {
    await redis.connect();
    const info = await redis.info();
    if (/^(?:redis|server)_mode:sentinel/m.test(info)) return await behindSentinel(redis);
    // Without its database the client would go on in another one.
    if (refusals[0] !== undefined) throw refusals[0];
    if (!/^cluster_enabled:1/m.test(info)) return redisAt(url);
    const { host, port } = redis.options;
    return { isCluster: true, options: { host, port, ...accessOf(redis) } };
  } catch (error) {
    throw refusals[0] ?? error;
  } finally {
    redis.disconnect();
  }
}

/** What an address says beside the host. */
function accessOf({ options: { username, password, db, tls, family } }: Redis): RedisOptions {
  return { username, password, db, tls, family };
}

async function behindSentinel(sentinel: Redis): Promise<RedisPlace> {
  const primaries = (await sentinel.call("SENTINEL", "MASTERS")) as string[][];
  const [name, ...others] = primaries.map(([, primary]) => primary);
  if (name === undefined || others.length > 0)
    throw Object.assign(new Error("The Sentinel watches no primary, or several"), {
      code: "SENTINELS",
    });
  const { host, port, password, tls } = sentinel.options;
  const options = {
    ...accessOf(sentinel),
    sentinels: [{ host, port }],
    name,
    sentinelPassword: password,
    ...(tls && { enableTLSForSentinelMode: true, sentinelTLS: tls }),
  };
  return { isCluster: false, options };
}

/** Opens a client, which reconnects by itself. */
export function openRedis(place: RedisPlace, more: RedisOptions): Redis | Cluster {
  const { url, host, port, ...options } = { ...place.options, ...more };
  if (url !== undefined) return new Redis(url, options);
  if (!place.isCluster) return new Redis(options);
  return new Cluster([{ host, port }], {
    enableOfflineQueue: more.enableOfflineQueue ?? true,
    clusterRetryStrategy: () => RECONNECT_MS,
    // Certificates have the names that the nodes announce, not their IP addresses.
    ...(options.tls && { dnsLookup: (address, done) => done(null, address) }),
    redisOptions: options,
  });
}
