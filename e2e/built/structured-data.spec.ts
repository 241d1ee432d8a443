import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor, { type Extracted } from "@marbec/web-auto-extractor";
import { expect } from "@playwright/test";
import { ARTICLE_STRINGS } from "../../src/constants/article-strings";
import { all, articles, withCode } from "../support/blog";
import { published, site } from "../support/content";
import { builtPages, pageHtml, pageOfEachType, structuredData } from "../support/pages";
import { schemaOrg } from "../support/schema-org";
import { test } from "../support/test";

const { url } = site();
const validator = new Validator(schemaOrg());

/** Pages of each type; the data of all others is made by the same code. */
const VALIDATED = [...pageOfEachType().map(({ route }) => route), withCode];

function extract(html: string): Extracted {
  return new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);
}

const extractPage = (route: string) => extract(pageHtml(route));

/** Errors, and all types and properties unknown to schema.org; not what Google would merely like to see. */
async function problems(extracted: Extracted): Promise<string[]> {
  const issues = await validator.validate(extracted);
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(({ issueMessage, path = [] }) => `${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`);
}

async function expectValidatorToFind(): Promise<void> {
  const page = (data: string) => extract(`<html><script type="application/ld+json">${data}</script></html>`);
  const context = '"@context":"https://schema.org"';
  expect(await problems(page(`{${context},"@type":"JobPosting","title":"a"}`))).toContain(
    'JobPosting: Required attribute "description" is missing',
  );
  expect((await problems(page(`{${context},"@type":"Article","headlin":"a"}`)))[0]).toContain('"headlin"');
  expect((await problems(page(`{${context},"@type":"Articel"}`)))[0]).toContain('"Articel"');
  expect(await problems(page("{"))).toHaveLength(1);
}

async function expectValidData(): Promise<void> {
  for (const route of VALIDATED) {
    const extracted = extractPage(route);
    const types = Object.keys(extracted.jsonld);
    expect.soft(types, route).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect.soft(types.includes("BreadcrumbList"), route).toBe(route !== "/" && route !== "/404");
    expect.soft(await problems(extracted), route).toEqual([]);
  }
}

function expectEntries(): void {
  const ids = (route: string, type: string) =>
    (extractPage(route).jsonld[type] ?? []).map((entry) => entry["@id"]).sort();
  for (const slug of published("blog"))
    expect(ids(`/blog/${slug}`, "BlogPosting")).toEqual([`${url}/blog/${slug}#article`]);
  expect(ids("/career-page", "JobPosting")).toEqual(published("positions").map((slug) => `${url}/career-page#${slug}`));
  expect(ids("/services", "Service")).toEqual(published("services").map((slug) => `${url}/services#${slug}`));
  for (const route of ["/contact", "/contact-form"]) expect(ids(route, "ContactPage")).toEqual([`${url}${route}`]);
}

function expectReferences(): void {
  for (const route of builtPages()) {
    const defined = new Set<unknown>();
    const referenced = new Set<unknown>();
    JSON.parse(structuredData(route), (_key, value) => {
      if (value?.["@id"]) (Object.keys(value).length > 1 ? defined : referenced).add(value["@id"]);
      return value;
    });
    const dangling = [...referenced].filter((id) => !defined.has(id));
    expect(dangling, route).toEqual([]);
  }
}

function expectFactsOfArticle(): void {
  const graph = (JSON.parse(structuredData(withCode)) as { "@graph": Record<string, unknown>[] })["@graph"];
  const posting = graph.find((entry) => entry["@type"] === "BlogPosting");
  expect(posting).toMatchObject({
    headline: articles.get(withCode.replace("/blog/", ""))?.title,
    mainEntityOfPage: `${url}${withCode}`,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    timeRequired: expect.stringMatching(/^PT\d+M$/),
    publisher: { "@id": expect.any(String) },
    inLanguage: "en",
  });
  expect(Number(posting?.wordCount)).toBeGreaterThan(100);
}

function expectSameMinutes(): void {
  const lengths = all.map((slug) => {
    const html = pageHtml(`/blog/${slug}`);
    const [, words = "0"] = /"wordCount":(\d+)/.exec(html) ?? [];
    const [, minutes = "none"] = /"timeRequired":"PT(\d+)M"/.exec(html) ?? [];
    expect(html.replaceAll("<!-- -->", ""), slug).toContain(`>${minutes} ${ARTICLE_STRINGS.readingTime}<`);
    return { words: Number(words), minutes: Number(minutes) };
  });
  const minutes = lengths.sort((one, other) => one.words - other.words).map((length) => length.minutes);
  expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
}

test("the structured data of a page is valid, and says what there is", async () => {
  test.setTimeout(120_000);
  await test.step("the validator finds what is missing, unknown or not JSON", expectValidatorToFind);
  await test.step("the structured data of a page of each type parses and has what each type requires", expectValidData);
  await test.step(
    "every published article, position and service has its entry, and both contact pages are such",
    expectEntries,
  );
  await test.step("every reference within a page leads to an entry of the same page", expectReferences);
  await test.step(
    "search engines learn who wrote an article, when, how long it is and where it is",
    expectFactsOfArticle,
  );
  await test.step(
    "the page and search engines are told the same minutes, and no longer article takes fewer",
    expectSameMinutes,
  );
});
