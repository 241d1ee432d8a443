import { MAX_CV_BYTES } from "../../../src/form-contract/limits";

/**
 * Maximum size of the texts of a form, in bytes: all at their maximum length, in any script, and
 * percent-encoded, which triples each byte outside ASCII.
 */
export const MAX_TEXT_BYTES = 128 * 1024;

/** Maximum size of a form with a CV, in bytes. Boundaries between the parts find room in it. */
export const MAX_MULTIPART_BYTES = MAX_CV_BYTES + MAX_TEXT_BYTES;

/** Maximum number of fields, repeated ones included; every form has fewer. */
export const MAX_FIELDS = 40;

export const MAX_FIELD_NAME_BYTES = 100;
