import { MOST_CV_BYTES } from "../../src/form-contract/limits";

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

const HEADER = "%PDF-1.7\n";

/** As small as a CV can be. */
export const CV = pdf("jan-li.pdf", Buffer.from(`${HEADER}%%EOF\n`));

/** As large as it may be. */
export const LARGEST_CV = pdf("jan-li.pdf", Buffer.from(HEADER.padEnd(MOST_CV_BYTES, "\n")));

/** A byte too much. */
export const TOO_LARGE_CV = pdf("jan-li.pdf", Buffer.from(HEADER.padEnd(MOST_CV_BYTES + 1, "\n")));

export const EMPTY_CV = pdf("jan-li.pdf", Buffer.alloc(0));

/** Says that it is what it is not. */
export const FALSE_CV = pdf("jan-li.pdf", Buffer.from("<!DOCTYPE html>"));

export const PROGRAM = { name: "jan-li.pdf.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") };
