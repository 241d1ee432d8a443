import type { CreatePagesArgs } from "gatsby";
import { readCard } from "./cards";
import { PREVIEW_ADDRESS, type SharePicturesOptions } from "./options";
import { drawSharePicture } from "./share-pictures";

type Request = { query: Readonly<Record<string, unknown>> };
type Response = {
  status: (code: number) => Response;
  type: (type: string) => Response;
  set: (name: string, value: string) => Response;
  send: (body: Buffer | string) => void;
};

/** The application of Express 4 that Gatsby hands to `onCreateDevServer`. */
export type ExpressApp = {
  get: (path: string, handler: (request: Request, response: Response) => Promise<void>) => void;
};

/**
 * Answers with the picture of a page as a build would draw it, from the content as it is now.
 * @param graphql runs a query; undefined until Gatsby has data
 */
export function servePictures(
  app: ExpressApp,
  graphql: () => CreatePagesArgs["graphql"] | undefined,
  options: SharePicturesOptions,
): void {
  app.get(PREVIEW_ADDRESS, async ({ query }, response) => {
    const page = { route: String(query.route ?? "/"), heading: String(query.heading ?? "") };
    response.set("cache-control", "no-store");
    try {
      const run = graphql();
      if (!run) throw new Error("the preview is still starting; reload the page in a moment");
      const picture = await drawSharePicture(await readCard(run, options, page), options);
      response.type("jpeg").send(picture);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      response
        .status(500)
        .type("text")
        .send(
          `The picture of ${page.route} cannot be drawn, and a build would stop here: ${reason}. ` +
            "Look at the page's main picture and at the icon of the site (settings/site.json).",
        );
    }
  });
}
