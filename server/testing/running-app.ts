import { rm } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "../app";
import { readSettings } from "../environment";
import { makeFolder, writeSite } from "./fixture-site";

export type RunningApp = {
  port: number;
  app: FastifyInstance;
  outboxDir: string;
  close: () => Promise<void>;
};

type StartOptions = AppOptions & { prepare?: (app: FastifyInstance) => void };

/**
 * Starts the server on a free port, without a log, with settings from environment variables. The
 * outbox is a temporary folder unless `OUTBOX_DIR` names one.
 */
export async function startApp(
  env: Record<string, string>,
  { prepare, ...options }: StartOptions = {},
): Promise<RunningApp> {
  const temp = await makeFolder();
  const outboxDir = env.OUTBOX_DIR ?? path.join(temp.folder, "outbox");
  const result = readSettings({ LOG_LEVEL: "silent", ...env, OUTBOX_DIR: outboxDir });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const app = await buildApp(result.output, options);
  prepare?.(app);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  // A test that fails before it closes the server must not block the end of the test run.
  app.server.unref();
  return {
    port: Number(new URL(address).port),
    app,
    outboxDir,
    close: () => app.close().then(temp.remove),
  };
}

/** Starts a server with the fixture site for all tests of a file. */
export function serveSite(env: Record<string, string> = {}, options: StartOptions = {}) {
  const served = { folder: "" } as RunningApp & { folder: string };
  beforeAll(async () => {
    const { folder } = await makeFolder();
    await writeSite(folder);
    Object.assign(served, await startApp({ SITE_DIR: folder, ...env }, options), { folder });
  });
  afterAll(async () => {
    await served.close();
    await rm(served.folder, { recursive: true, force: true });
  });
  return served;
}
