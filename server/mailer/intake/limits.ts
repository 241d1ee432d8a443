import { MOST_CV_BYTES } from "../../../src/form-contract/limits";

/** All texts of a form at their longest, in any script, with room to spare, in bytes. */
export const MOST_JSON_BYTES = 64 * 1024;

/** The same texts where each byte outside ASCII takes three, in bytes. */
export const MOST_URL_ENCODED_BYTES = 128 * 1024;

/** The texts and the boundaries around a CV, and a CV that is one byte too large, in bytes. */
export const MOST_MULTIPART_BYTES = MOST_CV_BYTES + MOST_JSON_BYTES;

/** No form has more fields, however often one is repeated. */
export const MOST_FIELDS = 40;

/** In bytes. */
export const MOST_FIELD_NAME_BYTES = 100;
