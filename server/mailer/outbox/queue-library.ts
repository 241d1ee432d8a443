import { createPostgresBackend, Queue, Worker, withBackend } from "bullmq";
import type { Cluster } from "ioredis";
import { findRedis, openRedis, type RedisPlace } from "../redis";
import { ANSWER_MS } from "../within";
import { checkSessions } from "./queue-pooler";
import { waitMs } from "./retries";

/** A queue or a worker, on Redis or on PostgreSQL. */
export type Connection = {
  waitUntilReady: () => Promise<unknown>;
  on: (event: "error", listener: (error: Error) => void) => unknown;
  close: () => Promise<void>;
};

export type MailQueue = Connection & Pick<Queue<string>, "add" | "getJobCounts" | "remove">;

/** Pause between attempts to reconnect to Redis, in ms. The library's own grows to 20 s. */
const RECONNECT_MS = 1_000;

/**
 * How many mails each server sends at a time. Several servers share the connections that a provider
 * allows, and a mail with a CV takes several times its size in memory.
 */
const CONCURRENCY = 2;

/** How many kills in the middle of it a job survives; in practice any number. */
const MAX_KILLS = 1_000;

/**
 * The prefix of a queue's keys in a cluster. Its braces keep them on one node, as the library's
 * scripts need. Elsewhere it is the library's own, under which the mails of running sites wait.
 */
const CLUSTER_PREFIX = "{bull}";

export type QueueLibrary = Awaited<ReturnType<typeof libraryFor>>;

/**
 * BullMQ's queue and worker for a `redis://` or `postgres://` address, once it is known what answers
 * there. Rejects with the server's or the system's error.
 * @param name the queue's name
 * @param isClosed whether a connection that is lost stays so: the library goes on after its `close`
 */
export async function libraryFor(url: string, name: string, isClosed = () => false) {
  if (!/^rediss?:/.test(url)) {
    await checkSessions(url);
    return onPostgres(url, name);
  }
  const place = await findRedis(url, ANSWER_MS);
  const retryStrategy = () => (isClosed() ? null : RECONNECT_MS);
  return place.isCluster ? onCluster(place, name) : onRedis(place, name, retryStrategy);
}

type Process = ConstructorParameters<typeof Worker<string>>[1];

const WORKER_OPTIONS = {
  concurrency: CONCURRENCY,
  maxStalledCount: MAX_KILLS,
  settings: { backoffStrategy: waitMs },
};

/** For the queue only: a visitor must get an answer while Redis is away. The worker can wait. */
const FAIL_FAST = {
  enableOfflineQueue: false,
  commandTimeout: ANSWER_MS,
  connectTimeout: ANSWER_MS,
};

function onRedis({ options }: RedisPlace, name: string, retryStrategy: () => number | null) {
  return {
    queue: (): MailQueue =>
      new Queue(name, { connection: { ...options, ...FAIL_FAST, retryStrategy } }),
    worker: (process: Process): Connection =>
      new Worker(name, process, { ...WORKER_OPTIONS, connection: { ...options, retryStrategy } }),
  };
}

function onCluster(place: RedisPlace, name: string) {
  const prefix = CLUSTER_PREFIX;
  return {
    queue: (): MailQueue => {
      const connection = openRedis(place, FAIL_FAST);
      return closeBoth(new Queue<string>(name, { connection, prefix }), connection);
    },
    worker: (process: Process): Connection => {
      const connection = openRedis(place, { maxRetriesPerRequest: null });
      const options = { ...WORKER_OPTIONS, connection, prefix };
      return closeBoth(new Worker(name, process, options), connection);
    },
  };
}

/** Closes a client as well, which the library leaves to who has opened it. */
function closeBoth<Kind extends Connection>(
  connection: Kind,
  client: Pick<Cluster, "disconnect">,
): Kind {
  const close = connection.close.bind(connection);
  return Object.assign(connection, { close: () => close().finally(() => client.disconnect()) });
}

function onPostgres(url: string, name: string) {
  const library = withBackend(createPostgresBackend);
  const options = {
    connectionString: url,
    // Creates and updates the tables, in a schema of its own.
    migrate: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  };
  // With the one that notifies the worker, a server has four connections for each queue: PostgreSQL
  // allows a hundred.
  const queueConnection = { ...options, max: 2 };
  const workerConnection = { ...options, max: 1 };
  return {
    queue: (): MailQueue => new library.Queue<string>(name, { connection: queueConnection }),
    worker: (process: Process): Connection =>
      new library.Worker<string>(name, process, {
        ...WORKER_OPTIONS,
        connection: workerConnection,
      }),
  };
}
