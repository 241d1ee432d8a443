import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { importModule } from "../../../lib/import-module";
import type { ExpressApp } from "../../../plugins/gatsby-plugin-editor/content-api";

/**
 * Where a preview leaves the messages of its forms; `npm run serve` may run beside it, with a
 * folder of its own.
 */
const OUTBOX = "var/outbox-preview";

type Passed = IncomingMessage & { originalUrl?: string };

/**
 * A preview never sends mail, even where the environment has a server's settings: each message
 * becomes an .eml file.
 */
async function startMailer(): Promise<FastifyInstance | null> {
  const { buildApp } = await importModule<typeof import("../../../server/app")>("./server/app.ts");
  const { readSettings } =
    await importModule<typeof import("../../../server/environment")>("./server/environment.ts");
  const environment = {
    ...process.env,
    SMTP_URL: "",
    QUEUE_URL: "",
    OUTBOX_DIR: OUTBOX,
    SITE_DIR: "none",
  };
  const result = readSettings(environment);
  if (!result.ok) throw new Error(result.problems.join("\n"));
  const server = await buildApp(result.output);
  await server.ready();
  console.info(`Messages of the forms are written to ${OUTBOX}`);
  return server;
}

/**
 * Answers the forms of a preview as the server does, within Gatsby's own. It comes before Gatsby's
 * functions, which would read the files of every form below `/api`.
 */
export function answerForms(app: ExpressApp): void {
  const starting = startMailer().catch((error: Error) => {
    console.warn(`The forms of this preview do not work:\n${error.message}`);
    return null;
  });
  app.use("/api", async (request: Passed, response: ServerResponse, next: () => void) => {
    const server = await starting;
    if (server === null) return next();
    // Express has taken away the beginning.
    request.url = request.originalUrl;
    server.routing(request, response);
  });
}
