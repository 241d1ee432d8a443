import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { FORMS, type FormName } from "../../../src/form-contract/forms";
import type { Settings } from "../../environment";
import { discardCv } from "../cv/received-cv";
import type { Events } from "../events";
import type { Intake } from "../intake/intake";
import { MAX_TEXT_BYTES } from "../intake/limits";
import { readMultipart } from "../intake/read-multipart";
import { Refusal, refusalFor } from "../intake/refusal";
import { fieldsOf, fieldsOfJson, type Submission } from "../intake/submission";
import type { PageFormOf } from "../page-forms";
import { answerAccepted, answerRefusal } from "./answers";
import { answerPreflight, checkOrigin } from "./origin";
import { prepareRateLimit, type RateLimit } from "./rate-limit";
import { checkBodyHeaders, checkToken, formAt, idempotencyKeyOf } from "./request-checks";

type FormRouteParts = {
  settings: Settings;
  pageFormOf: PageFormOf;
  intake: Intake;
  events: Events;
};

const ADDRESSES = ["/form/:id", "/form/:id/"];

/** PUT, POST and CORS preflights of the forms. Everything that needs no body is checked before it. */
export async function formRoutes(
  app: FastifyInstance,
  { settings, pageFormOf, intake, events }: FormRouteParts,
): Promise<void> {
  await prepareParsers(app);
  const rateLimit = await prepareRateLimit(app, settings);
  const checkSender: onRequestAsyncHookHandler = async (request, reply) => {
    checkOrigin(request, reply, settings.ALLOWED_ORIGINS);
    formOf(request);
    const { GATSBY_MAILER_TOKEN: token } = settings;
    if (token !== null && request.method === "PUT") checkToken(request, token);
  };
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error);
    const { statusCode: status, reason } = refusal;
    const form = formAt(request);
    if (status === 500) request.log.error(error);
    else events.report("refused", { ...(form !== null && { form }), status, reason });
    return answerRefusal(request, reply, refusal, settings);
  });
  for (const url of ADDRESSES) {
    app.options(url, { onRequest: checkSender }, (_request, reply) => answerPreflight(reply));
    app.route({
      method: ["PUT", "POST"],
      url,
      onRequest: [
        checkSender,
        ...rateLimit.onRequest,
        async (request) => checkBodyHeaders(request),
      ],
      handler: async (request, reply) => {
        const submission = await readSubmission(request, pageFormOf, rateLimit);
        const { thanks } = submission.pageForm;
        try {
          return answerAccepted(request, reply, { id: await intake(submission), thanks }, settings);
        } finally {
          if (submission.cv !== null) await discardCv(submission.cv);
        }
      },
    });
  }
}

/** Sets the parsers of bodies. Other media types are rejected; the handler parses multipart bodies. */
async function prepareParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  const asText = { parseAs: "string", bodyLimit: MAX_TEXT_BYTES } as const;
  app.addContentTypeParser("application/json", asText, app.getDefaultJsonParser("error", "error"));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    asText,
    async (_request: FastifyRequest, body: string) => fieldsOf(new URLSearchParams(body)),
  );
}

async function readSubmission(
  request: FastifyRequest,
  pageFormOf: PageFormOf,
  rateLimit: RateLimit,
): Promise<Submission> {
  const form = formOf(request);
  const idempotencyKey = idempotencyKeyOf(request);
  const content = request.isMultipart()
    ? await readMultipart(request, FORMS[form].takesCv)
    : { fields: fieldsOfJson(request.body), cv: null };
  return {
    form,
    pageForm: await pageFormOf(form, content.fields),
    ...content,
    idempotencyKey,
    countUnverified: () => rateLimit.countUnverified(request),
  };
}

/** @throws Refusal 404 for an id that no form has */
function formOf(request: FastifyRequest): FormName {
  const form = formAt(request);
  if (form === null) throw new Refusal(404, "unknownForm");
  return form;
}
