import type { FastifyReply, FastifyRequest } from "fastify";
import { ACCEPTED } from "../../../src/form-contract/answer";
import { jsonStatus, sendJsonStatus } from "../../json-status";
import type { Settings } from "../../settings";
import { type Problems, problemList, type Refusal } from "../intake/refusal";
import { allowedOriginOf } from "./origin";

/** Pages of the site that a form without a script leads to. */
const THANK_YOU_PAGE = "/thank-you";
const NOT_SENT_PAGE = "/message-not-sent";

/** These mean that no page of the site sent the form, so there is nobody to lead to a page of it. */
const NOT_FROM_A_FORM = [403, 404, 405, 415];

/** Longest body that is read although it is refused, in bytes. */
const MOST_READ_OUT_BYTES = 64 * 1024 * 1024;

/** Says that the message is kept. */
export function answerKept(request: FastifyRequest, reply: FastifyReply, id: string, settings: Settings): FastifyReply {
  if (request.method === "POST") return redirect(request, reply, THANK_YOU_PAGE, settings);
  return reply
    .code(ACCEPTED)
    .header("cache-control", "no-store")
    .send({ ...jsonStatus(ACCEPTED), id });
}

/** Says why nothing was kept: in JSON to a script, with a page to a form without one. */
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
  if (Object.keys(problems).length === 0) return sendJsonStatus(reply, statusCode, message);
  reply.code(statusCode).header("cache-control", "no-store");
  return reply.send({ ...jsonStatus(statusCode, message), problems });
}

/**
 * Where the page says what is wrong. Nothing is wrong with a message that only came at a bad time: the page has no script
 * to find that out with, so the fragment names the paragraph that says it.
 */
function reasonFor(statusCode: number, problems: Problems): string {
  if (statusCode === 429 || statusCode >= 500) return "?problem=later#later";
  const list = problemList(problems);
  return list === "" ? "" : `?problem=${encodeURIComponent(list)}`;
}

/** To a page of the site that sent the form: the mailer may be on another host. */
function redirect(request: FastifyRequest, reply: FastifyReply, page: string, settings: Settings): FastifyReply {
  const { allowedOrigins, siteDir } = settings;
  const elsewhere = siteDir === null ? (allowedOrigins[0] ?? "") : "";
  const origin = allowedOriginOf(request, allowedOrigins) ?? elsewhere;
  return reply.header("cache-control", "no-store").redirect(origin + page, 303);
}

/**
 * What is left of a body must be read, or the connection closed. A browser that is cut off while it sends shows an error of
 * its own instead of the answer, so what a person may have chosen as a CV is read to its end and thrown away.
 */
function isTooMuchToRead({ raw }: FastifyRequest): boolean {
  if (raw.readableEnded) return false;
  if (raw.headers["transfer-encoding"] !== undefined) return true;
  return Number(raw.headers["content-length"] ?? 0) > MOST_READ_OUT_BYTES;
}
