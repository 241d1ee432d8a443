/** `start` and `end` are offsets in bytes, both included. */
export type ByteRange = { kind: "whole" } | { kind: "part"; start: number; end: number } | { kind: "unsatisfiable" };

const WHOLE: ByteRange = { kind: "whole" };
const UNSATISFIABLE: ByteRange = { kind: "unsatisfiable" };

/**
 * Parses a Range header for a file of `size` bytes. Multiple ranges and malformed headers are ignored, which RFC 9110,
 * 14.2 allows: the client then gets the whole file.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return WHOLE;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? UNSATISFIABLE : { kind: "part", start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return WHOLE;
  if (start >= size) return UNSATISFIABLE;
  return { kind: "part", start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
