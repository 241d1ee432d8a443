import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../../../../lib/run-query";
import { isStaticFile } from "./static-files";

const FILE = ".well-known/security.txt";

/**
 * RFC 9116, 2.5.5 recommends less than a year; a site that is not built for so long has nobody who
 * reads reports. In days.
 */
const VALID_DAYS = 300;
const DAY_MS = 86_400_000;

/** The content of `/.well-known/security.txt`. Source: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(url: string, email: string, builtAtMs: number): string {
  const expires = new Date(builtAtMs + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${url}/${FILE}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Writes it where the content names an address, unless there is one of the owner's. */
export async function writeSecurityText({
  graphql,
}: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  type Data = { siteSettings: { url: string; securityEmail: string | null } };
  const query = "query SecurityText { siteSettings { url securityEmail } }";
  const { siteSettings } = await runQuery<Data>(graphql, query, `${FILE} cannot be written`);
  const { url, securityEmail } = siteSettings;
  if (isStaticFile(FILE)) return;
  const file = path.resolve("public", FILE);
  if (!securityEmail) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityText(url, securityEmail, Date.now()));
}
