import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { replaceFileSync } from "./replace-file";

/** Gatsby's own folder of files with a digest in their address, within `public`. */
const FOLDER = "static";

/**
 * The MD5 of values, in hexadecimal digits. Gatsby's own digests are as long: browsers keep files
 * with either in their address for a year.
 */
export const digestOf = (...values: readonly unknown[]): string =>
  createHash("md5").update(JSON.stringify(values)).digest("hex");

/**
 * Writes a file to `public/static`, unless an earlier build did.
 * @param source path or name of the source, whose base name it gets
 * @param digest digest of everything that its content depends on
 * @returns its root-relative address
 * @throws Error when it cannot be made or written
 */
export async function staticFile(
  source: string,
  extension: string,
  digest: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  // Rules for headers name files one by one, and know plain letters only.
  const name = path.parse(source).name.replace(/[^\w-]+/g, "-");
  const address = `${FOLDER}/${digest}/${name}${extension}`;
  const target = path.resolve("public", address);
  if (!existsSync(target)) {
    await mkdir(path.dirname(target), { recursive: true });
    replaceFileSync(target, await make());
  }
  return `/${address}`;
}
