import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor, { type Extracted } from "@marbec/web-auto-extractor";
import { expect } from "@playwright/test";
import { articleWithCode } from "../support/blog";
import { publishedSlugs, site } from "../support/content";
import { builtPages, pageHtml, pageOfEachType, structuredData } from "../support/pages";
import { test } from "../support/test";

const { url } = site();

const reference = (name: string) => ({ "@id": `schema:${name}` });

/**
 * Every type of schema.org with its parents and properties, in the form the validator takes,
 * derived from the types of schema-dts: the original would have to be fetched from schema.org, and
 * the tests need no network.
 */
function schemaOrg(): object {
  const manifest = createRequire(path.resolve("package.json")).resolve("schema-dts/package.json");
  const source = readFileSync(path.join(path.dirname(manifest), "dist/schema.d.ts"), "utf8");
  // `interface ArticleBase extends CreativeWorkBase {`: properties; `ContactPageLeaf`: a type,
  // often without any.
  const DECLARATION =
    /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{\n([\s\S]*?)^\}/gm;
  const [parents, domains] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (map: Map<string, string[]>, key: string, values: string[]) =>
    map.set(key, [...(map.get(key) ?? []), ...values]);
  for (const [, type = "", bases = "", body = ""] of source.matchAll(DECLARATION)) {
    const directBases = [...bases.matchAll(/(\w+)Base\b/g)]
      .map(([, base = ""]) => base)
      .filter((base) => base !== type);
    add(parents, type, directBases);
    for (const [, property = ""] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      add(domains, property, [type]);
  }
  const graph = (map: Map<string, string[]>, type: string, relation: string) =>
    [...map].map(([key, values]) => ({
      "@type": type,
      ...reference(key),
      [relation]: values.map(reference),
    }));
  return {
    "@graph": [
      ...graph(parents, "rdfs:Class", "rdfs:subClassOf"),
      ...graph(domains, "rdf:Property", "schema:domainIncludes"),
    ],
  };
}

const validator = new Validator(schemaOrg());
const extract = (html: string): Extracted =>
  new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);

/**
 * Errors, and all types and properties unknown to schema.org; not what Google would merely like to
 * see.
 */
async function problems(extracted: Extracted): Promise<string[]> {
  const issues = await validator.validate(extracted);
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(
      ({ issueMessage, path: place = [] }) =>
        `${place.map(({ type }) => type).join(" > ")}: ${issueMessage}`,
    );
}

test("the validator finds what is missing, unknown or not JSON", async () => {
  const problemsIn = async (data: string) =>
    (
      await problems(extract(`<html><script type="application/ld+json">${data}</script></html>`))
    ).join();
  const context = '"@context":"https://schema.org"';
  expect(await problemsIn(`{${context},"@type":"JobPosting","title":"a"}`)).toContain(
    '"description" is missing',
  );
  expect(await problemsIn(`{${context},"@type":"Article","headlin":"a"}`)).toContain('"headlin"');
  expect(await problemsIn("{")).not.toBe("");
});

test("the structured data of a page of each type is valid", async () => {
  for (const route of [...pageOfEachType().map((page) => page.route), articleWithCode]) {
    const extracted = extract(pageHtml(route));
    const types = Object.keys(extracted.jsonld);
    expect.soft(types, route).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect.soft(types.includes("BreadcrumbList"), route).toBe(route !== "/" && route !== "/404");
    expect.soft(await problems(extracted), route).toEqual([]);
  }
});

test("every entry has its structured data", () => {
  const ids = (route: string, type: string) =>
    (extract(pageHtml(route)).jsonld[type] ?? []).map((entry) => entry["@id"]).sort();
  for (const slug of publishedSlugs("blog"))
    expect(ids(`/blog/${slug}`, "BlogPosting")).toEqual([`${url}/blog/${slug}#article`]);
  for (const slug of publishedSlugs("positions"))
    expect(ids(`/career-page/${slug}`, "JobPosting")).toEqual([
      `${url}/career-page/${slug}#position`,
    ]);
  // Google wants none on a page that lists several.
  expect(ids("/career-page", "JobPosting")).toEqual([]);
  expect(ids("/services", "Service")).toEqual(
    publishedSlugs("services").map((slug) => `${url}/services#${slug}`),
  );
  for (const route of ["/contact", "/contact-form"])
    expect(ids(route, "ContactPage")).toEqual([`${url}${route}`]);
});

test("every reference within a page leads to an entry of the same page", () => {
  for (const route of builtPages()) {
    const [definitions, references] = [new Set<unknown>(), new Set<unknown>()];
    JSON.parse(structuredData(route), (_key, value) => {
      if (value?.["@id"])
        (Object.keys(value).length > 1 ? definitions : references).add(value["@id"]);
      return value;
    });
    expect(
      [...references].filter((id) => !definitions.has(id)),
      route,
    ).toEqual([]);
  }
});
