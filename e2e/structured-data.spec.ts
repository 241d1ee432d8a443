import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor, { type Extracted } from "@marbec/web-auto-extractor";
import { expect, test } from "@playwright/test";
import { published, site } from "./content";
import { builtPages, pageFile } from "./pages";
import { schemaOrg } from "./schema-org";

const { url } = site();
const validator = new Validator(schemaOrg());

function extract(html: string): Extracted {
  return new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);
}

const extractPage = (route: string) => extract(readFileSync(pageFile(route), "utf8"));

/** What is wrong, and every type and property that schema.org does not have; not what Google would merely like to see. */
async function faults(extracted: Extracted): Promise<string[]> {
  const issues = await validator.validate(extracted);
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(({ issueMessage, path = [] }) => `${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`);
}

test("the validator finds what is missing, unknown or no JSON", async () => {
  const page = (data: string) => extract(`<html><script type="application/ld+json">${data}</script></html>`);
  const context = '"@context":"https://schema.org"';
  expect(await faults(page(`{${context},"@type":"JobPosting","title":"a"}`))).toContain(
    'JobPosting: Required attribute "description" is missing',
  );
  expect((await faults(page(`{${context},"@type":"Article","headlin":"a"}`)))[0]).toContain('"headlin"');
  expect((await faults(page(`{${context},"@type":"Articel"}`)))[0]).toContain('"Articel"');
  expect(await faults(page("{"))).toHaveLength(1);
});

for (const route of [...builtPages(), "/404"]) {
  test(`the structured data of ${route} parses and has what each type requires`, async () => {
    const extracted = extractPage(route);
    const types = Object.keys(extracted.jsonld);
    expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect(types.includes("BreadcrumbList")).toBe(route !== "/" && route !== "/404");
    expect(await faults(extracted)).toEqual([]);
  });
}

/** The parts of one type in a page. */
const parts = (route: string, type: string) => extractPage(route).jsonld[type] ?? [];

test("every published article, position and service has its part, and both contact pages are such", () => {
  const ids = (route: string, type: string) =>
    parts(route, type)
      .map((part) => part["@id"])
      .sort();
  for (const slug of published("blog"))
    expect(ids(`/blog/${slug}`, "BlogPosting")).toEqual([`${url}/blog/${slug}#article`]);
  expect(ids("/career-page", "JobPosting")).toEqual(published("positions").map((slug) => `${url}/career-page#${slug}`));
  expect(ids("/services", "Service")).toEqual(published("services").map((slug) => `${url}/services#${slug}`));
  for (const route of ["/contact", "/contact-form"]) expect(ids(route, "ContactPage")).toEqual([`${url}${route}`]);
});

test("every reference within a page leads to a part of the same page", () => {
  for (const route of builtPages()) {
    const text = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(
      readFileSync(pageFile(route), "utf8"),
    );
    const defined = new Set<unknown>();
    const referred = new Set<unknown>();
    JSON.parse(text?.[1] ?? "", (_key, value) => {
      if (value?.["@id"]) (Object.keys(value).length > 1 ? defined : referred).add(value["@id"]);
      return value;
    });
    expect(
      [...referred].filter((id) => !defined.has(id)),
      route,
    ).toEqual([]);
  }
});
