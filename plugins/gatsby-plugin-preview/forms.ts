import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** The application of Express 4 that Gatsby hands to a development middleware. */
type ExpressApp = { use: (path: string, ...handlers: unknown[]) => void };

type MountedRequest = IncomingMessage & { originalUrl: string };

/**
 * Makes a development middleware that answers requests below `/api` as the site's server does. It
 * belongs in `gatsby-config.ts`: Gatsby's own functions, which come after it, would read the files
 * of every form.
 * @param start starts the server's program; requests wait until it is done
 */
export function answerForms(start: () => Promise<RequestListener>): (app: ExpressApp) => void {
  return (app) => {
    const starting = start().catch((error: Error) => {
      console.warn(`The forms of this preview do not work:\n${error.message}`);
      return null;
    });
    app.use("/api", async (request: MountedRequest, response: ServerResponse, next: () => void) => {
      const answer = await starting;
      if (answer === null) return next();
      // Express takes the mount path away.
      request.url = request.originalUrl;
      answer(request, response);
    });
  };
}
