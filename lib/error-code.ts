/**
 * The code of a system's error, such as `ENOENT`, or `null`. It looks at the error's shape, since
 * an error of another realm is not an instance of `Error`.
 */
export function errorCode(error: unknown): string | null {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : null;
}
