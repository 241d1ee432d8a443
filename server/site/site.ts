import path from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { NO_STORE, REVALIDATE } from "../../site-contract/cache-policy";
import { hasHashedName } from "../../site-contract/hashed-files";
import { headersAt } from "../../site-contract/headers";
import {
  BAD_REQUEST_FILE,
  BLOG_API_FOLDER,
  NOT_FOUND_FILE,
  PAGE_DATA_FOLDER,
  STATIC_FOLDER,
} from "../../site-contract/layout";
import { parseRequestPath, type RequestPath } from "../../site-contract/request-path";
import { locate } from "./locate";
import { nullWhenMissing } from "./missing-files";
import { sendErrorPage, sendFile } from "./send-file";
import type { BuiltSite, CurrentSite } from "./site-folder";

const METHODS = ["GET", "HEAD"];

/** Requested by programs, not people: a 404 page in HTML would be useless. */
const FOR_PROGRAMS = [PAGE_DATA_FOLDER, STATIC_FOLDER, BLOG_API_FOLDER].map((folder) => `/${folder}/`);

/** Serves the built site on every path without another route. */
export async function site(app: FastifyInstance, { currentSite }: { currentSite: CurrentSite }): Promise<void> {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerFromSite(currentSite, request, reply);

  // Before the body is read: the site accepts none.
  app.addHook("onRequest", async (request, reply) => {
    if (!isAllowed(request)) return refuseMethod(reply);
  });
  app.route({ method: METHODS, url: "/*", handler: answer });
  app.setNotFoundHandler(answer);
}

/** Answers an address that cannot be decoded, before any hook or route. */
export async function answerUndecodable(
  currentSite: CurrentSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isAllowed(request)) return refuseMethod(reply);
  const built = await currentSite().catch(nullWhenMissing);
  if (built !== null && (await sendPage(built, BAD_REQUEST_FILE, request, reply.code(400)))) return reply;
  return sendText(reply, 400, "Bad request");
}

async function answerFromSite(
  currentSite: CurrentSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = parseRequestPath(request.raw.url ?? "/");
  const current = () => currentSite().catch(nullWhenMissing);
  let built = await current();
  while (built !== null) {
    if (target !== null && (await sendFromSite(built, target, request, reply))) return reply;
    // The folder may have been swapped, and the old one removed, since the request came in.
    const newer = await current();
    if (newer === built) {
      await sendMissing(built, target, request, reply);
      return reply;
    }
    built = newer;
  }
  return sendText(reply.header("retry-after", "5"), 503, "The site is being replaced. Please try again in a moment.");
}

async function sendFromSite(
  built: BuiltSite,
  target: RequestPath,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const located = locate(built, target);
  if (located.kind === "missing") return false;
  if (located.kind === "file")
    return sendFile(request, reply.headers(headersAt(built.headerRules, addressOf(target))), located.file);
  reply.header("cache-control", REVALIDATE).redirect(located.location, located.statusCode);
  return true;
}

async function sendMissing(
  built: BuiltSite,
  target: RequestPath | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const address = target === null ? "/" : addressOf(target);
  const isForPrograms = hasHashedName(address.slice(1)) || FOR_PROGRAMS.some((folder) => address.startsWith(folder));
  if (!isForPrograms && (await sendPage(built, NOT_FOUND_FILE, request, reply.code(404)))) return;
  sendText(reply, 404, "Not found");
}

/** Sends a page in place of another. */
function sendPage(built: BuiltSite, name: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const address = `/${name}`;
  reply.headers(headersAt(built.headerRules, address));
  return sendErrorPage(request, reply, { path: path.join(built.root, name), address });
}

const addressOf = ({ segments }: RequestPath): string => `/${segments.join("/")}`;

function isAllowed({ method }: FastifyRequest): boolean {
  return METHODS.includes(method);
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return sendText(reply.header("allow", METHODS.join(", ")), 405, "This address can only be read.");
}

function sendText(reply: FastifyReply, statusCode: number, text: string): FastifyReply {
  return reply
    .code(statusCode)
    .headers({ "cache-control": NO_STORE, "content-type": "text/plain; charset=utf-8" })
    .send(`${text}\n`);
}
