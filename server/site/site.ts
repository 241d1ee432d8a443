import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cacheControlFor, NO_STORE, REVALIDATE } from "../../site-contract/cache-policy";
import { headersAt } from "../../site-contract/headers";
import { BAD_REQUEST_FILE, NOT_FOUND_FILE } from "../../site-contract/layout";
import { isCompressible } from "../../site-contract/precompressed";
import { parseRequestPath } from "../../site-contract/request-path";
import { DOCUMENT_HEADERS, LOADED_BY_PAGES } from "../../site-contract/security-headers";
import { locate } from "./locate";
import { type BuiltSite, followSite, hasSite, SiteMissingError } from "./site-folder";

const METHODS = ["GET", "HEAD"];

/** The address whose page is sent for addresses that cannot be decoded. */
export const BAD_ADDRESS = `/${BAD_REQUEST_FILE}`;

type Handler = (built: BuiltSite, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the built site on every path without another route.
 * Rejects with a `SiteMissingError` when the folder holds none.
 */
export async function site(app: FastifyInstance, { siteDir }: { siteDir: string }): Promise<void> {
  if (!hasSite(siteDir)) throw new SiteMissingError(siteDir);
  const currentSite = followSite(siteDir, app.log);
  const onSite = (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) => {
    const built = currentSite();
    if (built !== null) return handler(built, request, reply);
    return sendText(
      reply.header("retry-after", "5"),
      503,
      "The site is being replaced. Please try again in a moment.",
    );
  };

  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
  });
  // Refused before the body is read.
  app.addHook("onRequest", async ({ method }, reply) => {
    if (METHODS.includes(method)) return;
    return sendText(
      reply.header("allow", METHODS.join(", ")),
      405,
      "This address can only be read.",
    );
  });
  app.route({ method: METHODS, url: "/*", handler: onSite(sendFromSite) });
  const errorPage = (statusCode: number, file: string) =>
    onSite((built, _request, reply) => sendErrorPage(built, reply, statusCode, file));
  app.route({ method: METHODS, url: BAD_ADDRESS, handler: errorPage(400, BAD_REQUEST_FILE) });
  // Rarely used: most missing files are noticed before they are sent.
  app.setNotFoundHandler(errorPage(404, NOT_FOUND_FILE));
  // Reports missing files in the log at the start.
  currentSite();
}

function sendFromSite(
  built: BuiltSite,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const target = parseRequestPath(request.raw.url ?? "/");
  if (target === null) return sendErrorPage(built, reply, 404, NOT_FOUND_FILE);
  const located = locate(built, target);
  if (located.kind === "missing") return sendErrorPage(built, reply, 404, NOT_FOUND_FILE);
  if (located.kind === "gone") return sendErrorPage(built, reply, 410, NOT_FOUND_FILE);
  if (located.kind === "redirect")
    return reply.header("cache-control", REVALIDATE).redirect(located.location, located.status);
  const { file } = located;
  reply.headers({
    ...headersAt(built.headerRules, target.path),
    "cache-control": cacheControlFor(file),
  });
  if (LOADED_BY_PAGES.test(file)) {
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  }
  // A part of a compressed copy is of no use to anyone.
  return reply.sendFile(file, built.root, { acceptRanges: !isCompressible(file) });
}

/** Sends an error page. Conditions of the request do not count for it: RFC 9110, 13.2.1. */
function sendErrorPage(
  { root, headerRules }: BuiltSite,
  reply: FastifyReply,
  statusCode: number,
  file: string,
) {
  const { headers } = reply.request.raw;
  const conditions = Object.keys(headers).filter((name) => name.startsWith("if-"));
  for (const name of conditions) delete headers[name];
  return reply
    .code(statusCode)
    .headers({ ...headersAt(headerRules, `/${file}`), "cache-control": NO_STORE })
    .sendFile(file, root, { acceptRanges: false, etag: false, lastModified: false });
}

function sendText(reply: FastifyReply, statusCode: number, text: string): FastifyReply {
  return reply
    .code(statusCode)
    .headers({ "cache-control": NO_STORE, "content-type": "text/plain; charset=utf-8" })
    .send(`${text}\n`);
}
