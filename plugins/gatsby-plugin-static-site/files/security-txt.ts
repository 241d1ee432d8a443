import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isStaticFile } from "./static-files";

const FILE = ".well-known/security.txt";

/** RFC 9116, 2.5.5 recommends less than a year: nobody may read reports of an abandoned site. */
const VALID_DAYS = 300;
const DAY_MS = 86_400_000;

export type SecurityContact = { url: string; email: string; language: string };

/** The content of `/.well-known/security.txt`. Source: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText({ url, email, language }: SecurityContact, builtAtMs: number): string {
  const expires = new Date(builtAtMs + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}/${FILE}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Writes `security.txt`, or deletes that of the build before; one in `static` stays. */
export async function writeSecurityText(
  site: string,
  contact: SecurityContact | null,
): Promise<void> {
  if (isStaticFile(FILE)) return;
  const file = path.join(site, FILE);
  if (!contact) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityText(contact, Date.now()));
}
