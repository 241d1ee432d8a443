import type { FastifyInstance } from "fastify";
import { buildApp } from "../app";
import type { Limits } from "../limits";
import { readSettings } from "../settings";

export type RunningApp = { port: number; app: FastifyInstance; close: () => Promise<void> };

/** Starts the server on a free port, silent, with settings as the environment would give them. */
export async function startApp(
  env: Record<string, string>,
  { limits, prepare }: { limits?: Limits; prepare?: (app: FastifyInstance) => void } = {},
): Promise<RunningApp> {
  const result = readSettings({ LOG_LEVEL: "silent", PORT: "0", ...env });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const app = await buildApp(result.settings, limits);
  prepare?.(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  // A test that fails before it closes the server must not keep the test run from ending.
  app.server.unref();
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return { port: address.port, app, close: () => app.close() };
}
