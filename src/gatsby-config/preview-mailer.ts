import type { RequestListener } from "node:http";
import { importModule } from "../../lib/import-module";

/** Folder for messages of a preview's forms; `npm run serve`, which may run beside, has its own. */
const OUTBOX = "var/outbox-preview";

/**
 * Starts the server's program for a preview. It never sends mail, even where the environment has a
 * server's settings: each message becomes an .eml file.
 * @throws Error with all problems of the settings
 */
export async function startPreviewMailer(): Promise<RequestListener> {
  const { buildApp } = await importModule<typeof import("../../server/app")>("./server/app.ts");
  const { readSettings } =
    await importModule<typeof import("../../server/environment")>("./server/environment.ts");
  const settings = readSettings({
    ...process.env,
    SMTP_URL: "",
    QUEUE_URL: "",
    OUTBOX_DIR: OUTBOX,
    SITE_DIR: "none",
  });
  if (!settings.ok) throw new Error(settings.problems.join("\n"));
  const server = await buildApp(settings.output, { formsFolder: "public" });
  await server.ready();
  console.info(`Messages of the forms are written to ${OUTBOX}`);
  return server.routing;
}
