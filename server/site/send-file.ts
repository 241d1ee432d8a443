import type { FastifyReply, FastifyRequest } from "fastify";
import mime from "mime";
import Negotiator from "negotiator";
import { cacheControlFor, isEditor, NO_STORE } from "../../site-contract/cache-policy";
import { isCompressible, PRECOMPRESSED_EXTENSIONS } from "../../site-contract/precompressed";
import { SVG_POLICY } from "../../site-contract/security-headers";
import { parseByteRange } from "./byte-range";
import type { SiteFile } from "./locate";
import { type OpenFile, openFile } from "./open-file";
import { checkPreconditions, rangeStillFits } from "./preconditions";

const TEXT = /^text\/|^application\/(?:json|manifest\+json|xml)$|^image\/svg\+xml$/;

/** Extension of a file's precompressed copy by content coding, smallest first. */
const CODINGS = { ...PRECOMPRESSED_EXTENSIONS, identity: "" };

type Coding = keyof typeof CODINGS;

/** The option is of version 1; the types are those of version 0.6. */
type Preferring = { encodings: (available: readonly Coding[], options: { preferred: readonly Coding[] }) => Coding[] };

/**
 * Sends a file of the site, in the smallest coding that the client accepts: 200, 206 for a range, 304 or 412 by the
 * request's preconditions, 416 for an unsatisfiable range. Rejects with the file system's error, before anything is sent.
 * @returns false when the file has been deleted since it was located, as by a swap; nothing has been sent
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<boolean> {
  return withOpenFile(request, file, async (opened, coding) => {
    reply.headers({ etag: opened.etag, "last-modified": opened.lastModified });
    reply.header("cache-control", cacheControlFor(file.address));
    setVary(reply, file, coding);
    if (isEditor(file.address)) reply.header("x-robots-tag", "noindex");

    const outcome = checkPreconditions(request.headers, opened);
    if (outcome === "not-modified") return sendNothing(reply, opened, 304);
    if (outcome === "failed") return sendNothing(reply, opened, 412);

    const { size } = opened;
    const range = parseByteRange(rangeHeader(request, coding, opened), size);
    if (range.kind === "unsatisfiable") {
      reply.header("content-range", `bytes */${size}`).header("cache-control", NO_STORE);
      return sendNothing(reply, opened, 416);
    }
    setContentHeaders(reply, file, coding);
    reply.header("accept-ranges", coding === "identity" ? "bytes" : "none");
    if (range.kind === "whole") return sendBytes(request, reply, opened, 0, size - 1);
    reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
    return sendBytes(request, reply, opened, range.start, range.end);
  });
}

/** Sends a page with the status that is set: without ranges or preconditions, and not cacheable. */
export async function sendErrorPage(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<boolean> {
  return withOpenFile(request, file, async (opened, coding) => {
    reply.header("cache-control", NO_STORE);
    setVary(reply, file, coding);
    setContentHeaders(reply, file, coding);
    return sendBytes(request, reply, opened, 0, opened.size - 1);
  });
}

async function withOpenFile(
  request: FastifyRequest,
  file: SiteFile,
  send: (opened: OpenFile, coding: Coding) => Promise<void>,
): Promise<boolean> {
  const best = await openBest(file.path, request.headers["accept-encoding"]);
  if (best === null) return false;
  try {
    await send(best.opened, best.coding);
    return true;
  } catch (error) {
    await best.opened.close();
    throw error;
  }
}

async function openBest(path: string, acceptEncoding = ""): Promise<{ opened: OpenFile; coding: Coding } | null> {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const opened = await openFile(path + CODINGS[coding]);
    if (opened !== null) return { opened, coding };
  }
  return null;
}

/** Best first. `identity` is last even where the client refuses it: an unwanted response is better than none. */
function acceptedCodings(acceptEncoding: string): Set<Coding> {
  const known = Object.keys(CODINGS) as Coding[];
  // RFC 9110, 8.4.1.3: another name of gzip.
  const headers = { "accept-encoding": acceptEncoding.replace(/\bx-gzip\b/gi, "gzip") };
  const negotiator = new Negotiator({ headers }) as unknown as Preferring;
  return new Set([...negotiator.encodings(known, { preferred: known }), "identity"]);
}

/** The Range header where it applies: a GET for the uncompressed file, unchanged since the client's copy. */
function rangeHeader(request: FastifyRequest, coding: Coding, opened: OpenFile): string | undefined {
  const counts = request.method === "GET" && coding === "identity";
  return counts && rangeStillFits(request.headers["if-range"], opened) ? request.headers.range : undefined;
}

/** Without a compressed copy, caches need not vary by Accept-Encoding. */
function setVary(reply: FastifyReply, file: SiteFile, coding: Coding): void {
  if (coding !== "identity" || isCompressible(file.address)) reply.header("vary", "accept-encoding");
}

function setContentHeaders(reply: FastifyReply, file: SiteFile, coding: Coding): void {
  const type = mime.getType(file.address) ?? "application/octet-stream";
  reply.header("content-type", TEXT.test(type) ? `${type}; charset=utf-8` : type);
  if (type === "image/svg+xml") reply.header("content-security-policy", SVG_POLICY);
  if (coding !== "identity") reply.header("content-encoding", coding);
}

async function sendNothing(reply: FastifyReply, opened: OpenFile, statusCode: number): Promise<void> {
  await opened.close();
  reply.code(statusCode).send();
}

/** Sends the bytes from `start` to `end`, both included; `end` is before `start` for an empty file. */
async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenFile,
  start: number,
  end: number,
): Promise<void> {
  reply.header("content-length", end - start + 1);
  if (request.method === "GET" && end >= start) {
    reply.send(opened.read(start, end));
  } else {
    await opened.close();
    reply.send();
  }
}
