import type { FastifyReply, FastifyRequest } from "fastify";
import { ACCEPTED } from "../../../src/form-contract/answer";
import { jsonStatus, sendJsonStatus } from "../../json-status";
import type { Settings } from "../../settings";
import { problemList, type Refusal } from "../intake/refusal";
import { allowedOriginOf } from "./origin";

/** Pages of the site that a form without a script leads to. */
const THANK_YOU_PAGE = "/thank-you";
const NOT_SENT_PAGE = "/message-not-sent";

/** These mean that no page of the site sent the form, so there is nobody to lead to a page of it. */
const NOT_FROM_A_FORM = [403, 404, 405, 415];

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
  const { statusCode, statusText, problems, headers } = refusal;
  reply.headers(headers);
  if (hasUnreadBody(request)) reply.header("connection", "close");
  if (request.method === "POST" && !NOT_FROM_A_FORM.includes(statusCode)) {
    const list = problemList(problems);
    const query = list === "" ? "" : `?problem=${encodeURIComponent(list)}`;
    return redirect(request, reply, `${NOT_SENT_PAGE}${query}`, settings);
  }
  if (Object.keys(problems).length === 0) return sendJsonStatus(reply, statusCode, statusText);
  reply.code(statusCode).header("cache-control", "no-store");
  return reply.send({ ...jsonStatus(statusCode, statusText), problems });
}

/** To a page of the site that sent the form: the mailer may be on another host. */
function redirect(request: FastifyRequest, reply: FastifyReply, page: string, settings: Settings): FastifyReply {
  const { allowedOrigins, siteDir } = settings;
  const elsewhere = siteDir === null ? (allowedOrigins[0] ?? "") : "";
  const origin = allowedOriginOf(request, allowedOrigins) ?? elsewhere;
  return reply.header("cache-control", "no-store").redirect(origin + page, 303);
}

/** What is left of a body would have to be read before the connection could serve another request. */
function hasUnreadBody({ raw }: FastifyRequest): boolean {
  const hasBody = raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined;
  return hasBody && !raw.readableEnded;
}
