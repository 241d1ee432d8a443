import { createPostgresBackend, Queue, Worker, withBackend } from "bullmq";
import { waitMs } from "./retries";

/** What queues and workers have in common, on Redis and on PostgreSQL. */
export type Connected = {
  waitUntilReady: () => Promise<unknown>;
  on: (event: "error", listener: (error: Error) => void) => unknown;
  close: () => Promise<void>;
};

export type MailQueue = Connected & Pick<Queue<string>, "add" | "getJobCounts">;

/** For what a visitor waits for, in ms. */
const TIME_OUT_MS = 10_000;

/** Between two attempts to reach Redis again, in ms: the library's own wait grows to 20 s. */
const RECONNECT_MS = 1_000;

/**
 * How many mails each server sends at a time: several servers share what a provider allows, and a
 * mail with a CV takes several times its memory.
 */
const CONCURRENCY = 2;

/** A job that was under way at a kill is taken over, however often that happens. */
const MAX_KILLS = 1_000;

/** What BullMQ needs for `redis://` or `postgres://` addresses. @param name of the queue */
export function libraryFor(url: string, name: string) {
  return /^rediss?:/.test(url) ? onRedis(url, name) : onPostgres(url, name);
}

type Process = ConstructorParameters<typeof Worker<string>>[1];

const WORK = {
  concurrency: CONCURRENCY,
  maxStalledCount: MAX_KILLS,
  settings: { backoffStrategy: waitMs },
};

function onRedis(url: string, name: string) {
  // A visitor gets an answer while Redis is away; the worker waits for it.
  const failFast = {
    enableOfflineQueue: false,
    commandTimeout: TIME_OUT_MS,
    connectTimeout: TIME_OUT_MS,
    retryStrategy: () => RECONNECT_MS,
  };
  return {
    queue: (): MailQueue => new Queue(name, { connection: { url, ...failFast } }),
    worker: (process: Process): Connected =>
      new Worker(name, process, { ...WORK, connection: { url } }),
  };
}

function onPostgres(url: string, name: string) {
  const library = withBackend(createPostgresBackend);
  const options = {
    connectionString: url,
    // Creates and updates the tables, in a schema of their own.
    migrate: true,
    connectionTimeoutMillis: TIME_OUT_MS,
    query_timeout: TIME_OUT_MS,
  };
  // Four connections for each queue of a server, with the one over which the worker is notified:
  // PostgreSQL allows a hundred.
  const connection = { adding: { ...options, max: 2 }, working: { ...options, max: 1 } };
  return {
    queue: (): MailQueue => new library.Queue<string>(name, { connection: connection.adding }),
    worker: (process: Process): Connected =>
      new library.Worker<string>(name, process, { ...WORK, connection: connection.working }),
  };
}
