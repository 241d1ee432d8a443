import { type IncomingMessage, request, type ServerResponse } from "node:http";
import type { GatsbyConfig } from "gatsby";

/** Where `npm start` runs the mailer. */
const PORT = process.env.MAILER_PORT || "8001";

const STOPPED = { statusCode: 502, statusText: "the mailer does not run: npm start runs it beside the site" };

function passOn(incoming: IncomingMessage & { originalUrl?: string }, outgoing: ServerResponse): void {
  const { method, headers, originalUrl: path } = incoming;
  const mailer = request({ host: "127.0.0.1", port: PORT, method, headers, path }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? STOPPED.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  mailer.on("error", () => {
    outgoing.writeHead(STOPPED.statusCode, { "content-type": "application/json" }).end(JSON.stringify(STOPPED));
  });
  incoming.pipe(mailer);
}

/** Proxies form submissions in the preview to the mailer. Gatsby's own `proxy` turns every 4xx into a 500. */
export const passFormsToMailer: GatsbyConfig["developMiddleware"] = (app) => app.use("/api", passOn);
