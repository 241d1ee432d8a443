import multipart from "@fastify/multipart";
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from "fastify";
import { FORMS, type FormName } from "../../../src/form-contract/forms";
import type { Settings } from "../../settings";
import { discardCv } from "../cv/received-cv";
import type { Events } from "../events";
import type { Intake } from "../intake/intake";
import { MAX_JSON_BYTES, MAX_URL_ENCODED_BYTES } from "../intake/limits";
import { readMultipart } from "../intake/read-multipart";
import { Refusal, refusalFor } from "../intake/refusal";
import { fieldsOf, fieldsOfJson, type Submission } from "../intake/submission";
import { answerKept, answerRefusal } from "./answers";
import { answerPreflight, checkOrigin } from "./origin";
import { prepareRateLimit, type RateLimit } from "./rate-limit";
import {
  checkBodyHeaders,
  checkToken,
  formAt,
  idempotencyKeyOf,
  JSON_TYPE,
  MULTIPART_TYPE,
  mediaTypeOf,
  mostBytesOf,
  URL_ENCODED_TYPE,
} from "./request-checks";

type FormRouteParts = { settings: Settings; intake: Intake; events: Events };

const ADDRESSES = ["/form/:id", "/form/:id/"];

/** PUT and POST of the forms, and CORS preflights. All checks that need no body run before it is read. */
export async function formRoutes(app: FastifyInstance, parts: FormRouteParts): Promise<void> {
  const { settings, events } = parts;
  await prepareBodies(app);
  const rateLimit = await prepareRateLimit(app, settings);
  const checkOrigins: onRequestAsyncHookHandler = async (request, reply) => {
    checkOrigin(request, reply, settings.ALLOWED_ORIGINS);
    formOf(request);
  };
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal === null) return answerFailure(error, request, reply, settings);
    const form = formAt(request);
    const { statusCode: status, reason } = refusal;
    events.report("refused", { ...(form !== null && { form }), status, reason });
    return answerRefusal(request, reply, refusal, settings);
  });
  for (const url of ADDRESSES) {
    app.options(url, { onRequest: checkOrigins }, (_request, reply) => answerPreflight(reply));
    app.route({
      method: ["PUT", "POST"],
      url,
      onRequest: [checkOrigins, ...submissionChecks(settings.GATSBY_MAILER_TOKEN, rateLimit)],
      handler: async (request, reply) => {
        const submission = await readSubmission(request, rateLimit);
        try {
          return answerKept(request, reply, await parts.intake(submission), settings);
        } finally {
          if (submission.cv !== null) await discardCv(submission.cv);
        }
      },
    });
  }
}

/** Internal errors: a script gets the server's usual response, a form without JavaScript is redirected. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  if (request.method !== "POST") throw error;
  request.log.error(error);
  return answerRefusal(request, reply, new Refusal(500, "failure"), settings);
}

/** Other media types are rejected; multipart bodies are parsed by the handler. */
async function prepareBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser(
    JSON_TYPE,
    { parseAs: "string", bodyLimit: MAX_JSON_BYTES },
    app.getDefaultJsonParser("error", "error"),
  );
  app.addContentTypeParser(
    URL_ENCODED_TYPE,
    { parseAs: "string", bodyLimit: MAX_URL_ENCODED_BYTES },
    async (_request: FastifyRequest, body: string) => fieldsOf(new URLSearchParams(body)),
  );
}

function submissionChecks(mailerToken: string | null, { onRequest }: RateLimit): onRequestHookHandler[] {
  const token: onRequestAsyncHookHandler = async (request) => {
    if (mailerToken !== null && request.method === "PUT") checkToken(request, mailerToken);
  };
  const body: onRequestAsyncHookHandler = async (request) => checkBodyHeaders(request, formOf(request));
  return [token, ...(onRequest === null ? [] : [onRequest]), body] as onRequestHookHandler[];
}

async function readSubmission(request: FastifyRequest, rateLimit: RateLimit): Promise<Submission> {
  const form = formOf(request);
  const type = mediaTypeOf(request);
  const idempotencyKey = idempotencyKeyOf(request);
  const content =
    type === MULTIPART_TYPE
      ? await readMultipart(request, { takesCv: FORMS[form].takesCv, maxBytes: mostBytesOf(form, type) })
      : { fields: fieldsOfJson(request.body), cv: null };
  const countUnverified = () => rateLimit.countUnverified(request);
  return { form, ...content, idempotencyKey, countUnverified };
}

/** @throws Refusal 404 for an id that no form has */
function formOf(request: FastifyRequest): FormName {
  const form = formAt(request);
  if (form === null) throw new Refusal(404, "unknownForm");
  return form;
}
