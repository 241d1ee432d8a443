const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * BYTES_PER_KB;

/** A size for people, such as "1.4 MB" or "12 kB". */
export function fileSize(bytes: number): string {
  if (bytes >= BYTES_PER_MB) return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
  return `${Math.ceil(bytes / BYTES_PER_KB)} kB`;
}
