import { createPostgresBackend, Queue, Worker, withBackend } from "bullmq";
import { waitMs } from "./retries";

/** A queue or a worker, on Redis or on PostgreSQL. */
export type Connection = {
  waitUntilReady: () => Promise<unknown>;
  on: (event: "error", listener: (error: Error) => void) => unknown;
  close: () => Promise<void>;
};

export type MailQueue = Connection & Pick<Queue<string>, "add" | "getJobCounts">;

/** Timeout of connections and commands, in ms. A visitor is waiting. */
const TIMEOUT_MS = 10_000;

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
 * BullMQ's queue and worker for a `redis://` or `postgres://` address.
 * @param name the queue's name
 */
export function libraryFor(url: string, name: string) {
  return /^rediss?:/.test(url) ? onRedis(url, name) : onPostgres(url, name);
}

type Process = ConstructorParameters<typeof Worker<string>>[1];

const WORKER_OPTIONS = {
  concurrency: CONCURRENCY,
  maxStalledCount: MAX_KILLS,
  settings: { backoffStrategy: waitMs },
};

function onRedis(url: string, name: string) {
  // For the queue only: a visitor must get an answer while Redis is away. The worker can wait.
  const failFast = {
    enableOfflineQueue: false,
    commandTimeout: TIMEOUT_MS,
    connectTimeout: TIMEOUT_MS,
    retryStrategy: () => RECONNECT_MS,
  };
  return {
    queue: (): MailQueue => new Queue(name, { connection: { url, ...failFast } }),
    worker: (process: Process): Connection =>
      new Worker(name, process, { ...WORKER_OPTIONS, connection: { url } }),
  };
}

function onPostgres(url: string, name: string) {
  const library = withBackend(createPostgresBackend);
  const options = {
    connectionString: url,
    // Creates and updates the tables, in a schema of its own.
    migrate: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
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
