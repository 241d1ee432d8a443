import type { FastifyReply, FastifyRequest } from "fastify";
import { ACCEPTED } from "../../../src/form-contract/answer";
import type { Settings } from "../../environment";
import { sendJsonStatus } from "../../json-status";
import { type Problems, problemList, type Refusal } from "../intake/refusal";
import { allowedOriginOf } from "./origin";

/** Pages to which a form submitted without JavaScript redirects. */
const THANK_YOU_PAGE = "/thank-you";
const NOT_SENT_PAGE = "/message-not-sent";

/**
 * With these statuses the request did not come from a page of the site, so there is no redirect.
 */
const NOT_FROM_A_FORM = [403, 404, 405, 415];

/** Maximum size of a rejected body that is still drained, in bytes. */
const MAX_READ_OUT_BYTES = 64 * 1024 * 1024;

/** Confirms that the message has been stored. */
export function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  settings: Settings,
): FastifyReply {
  if (request.method === "POST") return redirect(request, reply, THANK_YOU_PAGE, settings);
  return sendJsonStatus(reply, ACCEPTED, undefined, { id });
}

/**
 * Reports why nothing was stored: in JSON to a script, by a redirect to a form without JavaScript.
 */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  settings: Settings,
): FastifyReply {
  const { statusCode, message, problems, headers } = refusal;
  reply.headers(headers);
  if (isTooMuchToRead(request)) reply.header("connection", "close");
  if (request.method === "POST" && !NOT_FROM_A_FORM.includes(statusCode)) {
    return redirect(request, reply, `${NOT_SENT_PAGE}${reasonFor(statusCode, problems)}`, settings);
  }
  return sendJsonStatus(
    reply,
    statusCode,
    message,
    Object.keys(problems).length > 0 && { problems },
  );
}

/**
 * The explanation on the error page. A temporary failure (rate limit, full disk) is not the
 * message's fault; without JavaScript only the fragment can select the paragraph that says so.
 */
function reasonFor(statusCode: number, problems: Problems): string {
  if (statusCode === 429 || statusCode >= 500) return "?problem=later#later";
  const list = problemList(problems);
  return list === "" ? "" : `?problem=${encodeURIComponent(list)}`;
}

/** Redirects to the origin that submitted the form: the mailer may be on another host. */
function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  settings: Settings,
): FastifyReply {
  const { ALLOWED_ORIGINS, SITE_DIR } = settings;
  const elsewhere = SITE_DIR === null ? (ALLOWED_ORIGINS[0] ?? "") : "";
  const origin = allowedOriginOf(request, ALLOWED_ORIGINS) ?? elsewhere;
  return reply.header("cache-control", "no-store").redirect(origin + page, 303);
}

/**
 * The rest of a body must be drained, or the connection closed. A browser whose upload is cut off
 * shows a network error instead of the response, so a body of plausible size for a CV is read to
 * its end and discarded.
 */
function isTooMuchToRead({ raw }: FastifyRequest): boolean {
  if (raw.readableEnded) return false;
  if (raw.headers["transfer-encoding"] !== undefined) return true;
  return Number(raw.headers["content-length"] ?? 0) > MAX_READ_OUT_BYTES;
}
