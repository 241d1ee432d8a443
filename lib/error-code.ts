/**
 * The system's code of an error, such as `ENOENT`, or `null`. By shape: errors of another realm are
 * not `Error` here.
 */
export function errorCode(error: unknown): string | null {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : null;
}
