/** @jest-environment node */
jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("vanilla-cookieconsent", () => ({}));

import {
  contentTrees,
  jsonEntry,
  markdownEntry,
} from "../../plugins/gatsby-source-content/testing/content-tree";
import { refusedNames } from "../components/layout/consent/clear-stores";
import { configuration } from "../components/layout/consent/cookie-prompt";
import { policySources, servicesOfBuild, type ThirdParty } from "../gatsby-config/policy-sources";
import { loadSiteContent } from "./load-site-content";

/** The one place in which somebody adds a third party. */
const NUMBERS = {
  id: "numbers",
  name: "Numbers <Ltd>",
  perex: "To see which pages help.",
  learns: "IP address, pages viewed",
  category: "analytics",
  since: "2026-11-30",
  cookies: ["_numbers_*"],
  kept: "30 days",
  script: ["cdn.numbers.example/tag.js"],
  connect: ["hits.numbers.example"],
};

const tree = contentTrees();
Object.assign(globalThis, { location: new URL("https://agency.example") });

/** What follows from the content. */
async function follow(items: readonly object[], policyRead: string) {
  const root = await tree({
    "settings/third-parties.json": JSON.stringify({ items }),
    "settings/consent.json": jsonEntry("consent", {}),
    "pages/privacy-policy/index.md": markdownEntry("pages", { updated: policyRead }),
  });
  const { entries, problems, warnings } = await loadSiteContent({ root });
  const dataOf = (name: string) =>
    entries
      .filter(({ collection }) => collection.name === name)
      .map(({ slug, data }) => ({ slug, ...data }));
  const parties = dataOf("third-parties") as never[];
  const { revision, language } = configuration(dataOf("consent")[0] as never, parties);
  const services = { ...servicesOfBuild(parties as ThirdParty[]), tagManagerId: "GTM-TESTS" };
  return {
    problems,
    warnings,
    revision,
    prompt: JSON.stringify(language),
    policy: policySources(services),
    leaves: (name: string) => refusedNames(parties, [])(name),
  };
}

test("one entry leads a new third party through prompt, version, security policy and privacy policy", async () => {
  const before = await follow([], "2026-11-29");
  const after = await follow([NUMBERS], "2026-11-29");

  // Its hosts, and no others, are in the security policy.
  expect(before.policy["script-src"]).not.toContain("https://cdn.numbers.example/tag.js");
  expect(after.policy["script-src"]).toContain("https://cdn.numbers.example/tag.js");
  expect(after.policy["connect-src"]).toContain("https://hits.numbers.example");

  // The prompt names it, and asks again those who agreed to another question.
  expect(before.prompt).not.toContain("Numbers");
  expect(after.prompt).toContain("Services: Numbers &lt;Ltd&gt;.");
  expect([before.revision, after.revision]).toEqual([0, expect.any(Number)]);
  expect(after.revision).toBeGreaterThan(0);

  // What it leaves is removed with a withdrawal.
  expect([before.leaves("_numbers_1"), after.leaves("_numbers_1")]).toEqual([false, true]);

  // The check names the one place that needs a person's words, until somebody has read it.
  expect([after.problems, after.warnings]).toMatchObject([
    [],
    [{ file: "content/pages/privacy-policy/index.md", field: "updated" }],
  ]);
  const read = await follow([NUMBERS], "2026-11-30");
  expect(read.warnings).toEqual([]);
});

test("an entry that leaves out what visitors have to know is refused, each field by its name", async () => {
  const { problems } = await follow([{ id: "numbers", name: "Numbers" }], "2026-11-30");
  expect(problems.map(({ field }) => field)).toEqual([
    "items[1].perex",
    "items[1].learns",
    "items[1].category",
    "items[1].since",
  ]);
});
