import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { removeStyleAttributes } from "../overrides/gatsby-html";

/**
 * Renders a page to HTML in one piece. By default React sends large parts later, with inline
 * scripts that move them into place.
 * @throws the error of a component
 */
export function renderWhole(body: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(body, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const whole = new PassThrough();
        text(whole).then(resolve, reject);
        pipe(whole);
      },
      onError: reject,
    });
  });
}

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(removeStyleAttributes(await renderWhole(bodyComponent)));
