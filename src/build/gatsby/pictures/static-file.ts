import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { replaceFileSync } from "../../../../lib/replace-file";
import { STATIC_FOLDER } from "../../../../site-contract/layout";

/**
 * In hexadecimal digits, as many as Gatsby's own have, so that browsers keep the file for a year.
 */
export const digestOf = (...parts: readonly unknown[]): string =>
  createHash("md5").update(JSON.stringify(parts)).digest("hex");

/**
 * Writes a file that the site serves as it is, unless an earlier build did.
 * @param absolute the file it is made of; its name is kept
 * @param digest of all that its content depends on
 * @returns its address on the site
 * @throws Error when it cannot be made or written
 */
export async function staticFile(
  absolute: string,
  ending: string,
  digest: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  // Rules for headers name files one by one, and know plain letters only.
  const name = path.parse(absolute).name.replace(/[^\w-]+/g, "-");
  const address = `${STATIC_FOLDER}/${digest}/${name}${ending}`;
  const target = path.resolve("public", address);
  if (!existsSync(target)) {
    await mkdir(path.dirname(target), { recursive: true });
    replaceFileSync(target, await make());
  }
  return `/${address}`;
}
