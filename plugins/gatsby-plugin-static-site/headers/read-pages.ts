import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { builtPages } from "../../../lib/built-pages";
import { COMPILATION_HASH, SCRIPT_IDS } from "../../../lib/gatsby-output";
import type { HeaderOptions } from "../options";
import { joinPolicies, type Policy } from "../policy";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type PageOptions = Pick<HeaderOptions, "policyOf" | "allowsScript">;

function hashSource(element: Element): string {
  const code = DomUtils.textContent(element);
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

const isGatsbys = (script: Element): boolean =>
  SCRIPT_IDS.includes(script.attribs.id ?? "") ||
  COMPILATION_HASH.test(DomUtils.textContent(script));

/**
 * Sources that a page needs besides the site: hashes of its inline code, and those of `policyOf`.
 */
function sourcesOf(html: string, { policyOf, allowsScript }: PageOptions): Policy {
  const document = parseDocument(html);
  const scripts = DomUtils.getElementsByTagName("script", document)
    .filter(({ attribs }) => attribs.src === undefined)
    .filter((script) => isGatsbys(script) || allowsScript(script.attribs));
  const styles = DomUtils.getElementsByTagName("style", document);
  const inline = {
    "script-src": scripts.map(hashSource),
    "style-src": styles.map(hashSource),
  };
  return joinPolicies([inline, policyOf(html)]);
}

/**
 * Reads the sources that the built pages need, sorted. An inline script that is neither Gatsby's
 * nor allowed by the options gets no hash, and does not run.
 */
export function readPages(site: string, options: PageOptions): Policy {
  const pages = builtPages(site).map(({ file }) => readFileSync(path.join(site, file), "utf8"));
  const policy = joinPolicies(pages.map((html) => sourcesOf(html, options)));
  return Object.fromEntries(
    Object.entries(policy).map(([name, sources]) => [name, sources.toSorted()]),
  );
}
