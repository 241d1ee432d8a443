import type { FastifyReply, FastifyRequest } from "fastify";
import { ACCEPTED } from "../../../src/form-contract/answer";
import type { Settings } from "../../environment";
import { sendJsonStatus } from "../../json-status";
import { type Problems, problemList, type Refusal } from "../intake/refusal";
import { allowedOriginOf } from "./origin";

/** Pages to which a form without JavaScript is redirected. */
const THANK_YOU_PAGE = "/thank-you";
const NOT_SENT_PAGE = "/message-not-sent";

/** Statuses of requests that no page of the site sends. They are not redirected. */
const STATUSES_WITHOUT_PAGE = [403, 404, 405, 415];

/** Maximum size of a rejected body that is drained, in bytes. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Confirms that the mail is durable.
 * @param thanks the page to which a form without JavaScript leads, if its page chooses one
 */
export function answerAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, thanks }: { id: string; thanks: string | null },
  settings: Settings,
): FastifyReply {
  if (request.method === "POST")
    return redirect(request, reply, thanks ?? THANK_YOU_PAGE, settings);
  return sendJsonStatus(reply, ACCEPTED, undefined, { id });
}

/** Says why a submission is rejected: in JSON to a script, by a redirect to a form without one. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  settings: Settings,
): FastifyReply {
  const { statusCode, message, problems, headers } = refusal;
  reply.headers(headers);
  if (isTooLargeToDrain(request)) reply.header("connection", "close");
  if (request.method === "POST" && !STATUSES_WITHOUT_PAGE.includes(statusCode)) {
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
 * The query and fragment that tell the error page what to explain. Without JavaScript only the
 * fragment can select the paragraph about temporary failures, such as a rate limit or a full disk.
 */
function reasonFor(statusCode: number, problems: Problems): string {
  if (statusCode === 429 || statusCode >= 500) return "?problem=later#later";
  const list = problemList(problems);
  return list && `?problem=${encodeURIComponent(list)}`;
}

/** Redirects to a page of the site with the form, which may be on another host than the mailer. */
function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  settings: Settings,
): FastifyReply {
  const { ALLOWED_ORIGINS, SITE_DIR } = settings;
  const siteOrigin = SITE_DIR === null ? (ALLOWED_ORIGINS[0] ?? "") : "";
  const origin = allowedOriginOf(request, ALLOWED_ORIGINS) ?? siteOrigin;
  return reply.header("cache-control", "no-store").redirect(origin + page, 303);
}

/**
 * Whether the rest of the body is too large to be drained, so that the connection must close. A
 * browser whose upload is cut off shows a network error instead of the response: bodies of a
 * plausible size are drained.
 */
function isTooLargeToDrain({ raw }: FastifyRequest): boolean {
  if (raw.readableEnded) return false;
  if (raw.headers["transfer-encoding"] !== undefined) return true;
  return Number(raw.headers["content-length"] ?? 0) > MAX_DRAINED_BYTES;
}
