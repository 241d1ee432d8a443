import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { CV_FIELD } from "../../../src/form-contract/cv";
import { MAX_CV_BYTES } from "../../../src/form-contract/limits";
import { discardCv, type ReceivedCv, receiveCv } from "../cv/received-cv";
import { MAX_FIELD_NAME_BYTES, MAX_FIELDS, MAX_MULTIPART_BYTES, MAX_TEXT_BYTES } from "./limits";
import { Refusal } from "./refusal";
import { fieldsOf, type Submission } from "./submission";

const LIMITS = {
  parts: MAX_FIELDS + 1,
  fields: MAX_FIELDS,
  files: 1,
  fieldNameSize: MAX_FIELD_NAME_BYTES,
  fieldSize: MAX_TEXT_BYTES,
  // One byte more, so that validation notices a file that is too large.
  fileSize: MAX_CV_BYTES + 1,
};

/**
 * Parses a multipart body; a CV is streamed into a temporary file, which the caller discards.
 * Rejects with a `Refusal` or the system's error; there is no file then.
 */
export async function readMultipart(
  request: FastifyRequest,
  takesCv: boolean,
): Promise<Pick<Submission, "fields" | "cv">> {
  const entries: [string, unknown][] = [];
  let cv: ReceivedCv | null = null;
  limitSize(request);
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === "field") entries.push([part.fieldname, part.value]);
      else if (takesCv && part.fieldname === CV_FIELD) cv = await receiveFile(part);
      else if (part.filename) throw new Refusal(400, "unexpectedFile");
      else part.file.resume();
    }
    return { fields: fieldsOf(entries), cv };
  } catch (error) {
    if (cv !== null) await discardCv(cv);
    // Drains the rest of the body, after which the connection's next request comes.
    request.raw.unpipe().resume();
    throw refusalOf(error);
  }
}

/** Receives a file. `null` for an empty field, which is sent as an empty file without a name. */
async function receiveFile({ file, filename }: MultipartFile): Promise<ReceivedCv | null> {
  const cv = await receiveCv(file);
  if (cv.bytes > 0 || filename) return cv;
  await discardCv(cv);
  return null;
}

/** Limits the size of the whole body, also without a Content-Length or with unexpected parts. */
function limitSize(request: FastifyRequest): void {
  let bytes = 0;
  request.raw.on("data", (chunk: Buffer) => {
    const wasWithinLimit = bytes <= MAX_MULTIPART_BYTES;
    bytes += chunk.length;
    // The parser listens to the request's errors and rethrows this one.
    if (wasWithinLimit && bytes > MAX_MULTIPART_BYTES)
      request.raw.emit("error", new Refusal(413, "large"));
  });
}

/**
 * Maps an error of the parser to a refusal: all concern the client's input, though not all have a
 * status that says so. The system's errors stay as they are.
 */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal || "syscall" in Object(error)) return error;
  return Object(error).statusCode === 413
    ? new Refusal(413, "parts")
    : new Refusal(400, "multipart");
}
