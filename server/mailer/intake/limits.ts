import { MAX_CV_BYTES } from "../../../src/form-contract/limits";

/**
 * All texts of a form at their maximum length, in any script and percent-encoded, which triples
 * each byte outside ASCII. In bytes.
 */
export const MAX_TEXT_BYTES = 128 * 1024;

/** A CV that is one byte too large, the texts, and the boundaries between them, in bytes. */
export const MAX_MULTIPART_BYTES = MAX_CV_BYTES + MAX_TEXT_BYTES;

/** No form has more fields, repeated ones included. */
export const MAX_FIELDS = 40;

/** In bytes. */
export const MAX_FIELD_NAME_BYTES = 100;
