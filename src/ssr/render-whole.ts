import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** Stands in HTML where something was not there yet, or failed. */
const NOT_RENDERED = "<!--$!-->";

/**
 * HTML of a page once all that it waits for is there. Left to its own measure React sends large parts afterwards, and inline
 * scripts that put them in their places.
 */
function renderWaiting(body: ReactNode): Promise<string> {
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

/**
 * HTML of a page in one piece. Most pages wait for nothing, and a stream takes longer.
 * @throws what a component throws
 */
export async function renderWhole(body: ReactNode): Promise<string> {
  const html = renderToString(body);
  return html.includes(NOT_RENDERED) ? renderWaiting(body) : html;
}
