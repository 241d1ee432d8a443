import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { importModule } from "./import-module";

/** Where a preview leaves the messages of its forms; `npm run serve` may run beside it, with a folder of its own. */
const OUTBOX = "var/outbox-preview";

type Passed = IncomingMessage & { originalUrl?: string };

/**
 * Answers the forms of a preview as the server does, within Gatsby's own. A preview never sends mail, even where the
 * environment has a server's settings: each message becomes an .eml file.
 */
export async function answerForms({ app, reporter }: Pick<CreateDevServerArgs, "app" | "reporter">): Promise<void> {
  const { buildApp } = await importModule<typeof import("../../../server/app")>("./server/app.ts");
  const { readSettings } = await importModule<typeof import("../../../server/environment")>("./server/environment.ts");
  const environment = { ...process.env, SMTP_URL: "", QUEUE_URL: "", OUTBOX_DIR: OUTBOX, SITE_DIR: "none" };
  const result = readSettings(environment);
  if (!result.ok) {
    reporter.warn(`The forms of this preview do not work:\n${result.problems.join("\n")}`);
    return;
  }
  const server = await buildApp(result.output);
  await server.ready();
  app.use("/api", (request: Passed, response: ServerResponse) => {
    // Express has taken away the beginning.
    request.url = request.originalUrl;
    server.routing(request, response);
  });
  reporter.info(`Messages of the forms are written to ${OUTBOX}`);
}
