import { expect, type Page } from "@playwright/test";
import { type Policy, policyText } from "../../plugins/gatsby-plugin-static-site/policy";
import { LEAD_KEY } from "../../src/constants/measuring";
import { policySources } from "../../src/gatsby-config/policy-sources";
import {
  allowedCategories,
  consentPrompt,
  consentSettings,
  openSettings,
  withdrawTags,
} from "../support/consent";
import { consentCopy } from "../support/content";
import { alterJson, standInForOtherHosts } from "../support/network";
import { open } from "../support/page";
import { test } from "../support/test";

const MARKETING = {
  title: "Marketing",
  perex: "They tell whether an advertisement has brought you here.",
};

/** Sources of third parties, as in `content/settings/third-parties.json`. */
const NUMBERS = { script: ["numbers.example/tag.js"], connect: ["hits.numbers.example"] };
const ADS = { script: ["ads.example/tag.js"], img: ["pixel.ads.example"] };

/** What pages know of them. */
const ENTRIES = [
  { slug: "numbers", name: "Numbers", category: "analytics" },
  { slug: "ads", name: "Ads of a network", category: "marketing" },
].map((entry) => ({ ...entry, since: "2026-11-30", cookies: [] }));

const SCRIPTS: Record<string, string> = {
  // The tag manager runs each tag once the signal that it needs is granted.
  "https://www.googletagmanager.com/gtm.js": `
    const needs = { analytics_storage: "https://numbers.example/tag.js", ad_storage: "https://ads.example/tag.js" };
    const hear = (entry) => {
      if (entry[0] !== "consent") return;
      for (const [signal, src] of Object.entries(needs))
        if (entry[2][signal] === "granted") document.head.append(Object.assign(document.createElement("script"), { src }));
    };
    const { dataLayer } = window;
    dataLayer.forEach(hear);
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...entries) => { entries.forEach(hear); return push(...entries); };
  `,
  "https://numbers.example/tag.js": 'navigator.sendBeacon("https://hits.numbers.example/view");',
  "https://ads.example/tag.js": 'new Image().src = "https://pixel.ads.example/seen.gif";',
};
const CONTAINER = ["https://www.googletagmanager.com/gtm.js"];
const OF_NUMBERS = ["https://hits.numbers.example/view", "https://numbers.example/tag.js"];
const OF_ADS = ["https://ads.example/tag.js", "https://pixel.ads.example/seen.gif"];

/** Adds the sources of two third parties to the policy of pages, and words for marketing. */
async function nameThirdParties(page: Page): Promise<void> {
  const services = {
    mailerUrl: "/api",
    blogApiUrl: "/blog-api",
    botCheckKey: "",
    mapsKey: "",
    isPreview: false,
  };
  const thirdPartySources = policySources({
    ...services,
    tagManagerId: "GTM-TESTS",
    thirdParties: [NUMBERS, ADS],
  });
  const withThirdParties = (text: string): Policy =>
    Object.fromEntries(
      text.split(";").map((directive) => {
        const [name = "", ...sources] = directive.trim().split(" ");
        return [
          name,
          [...new Set([...sources, ...(thirdPartySources[name] ?? [])])].filter(
            (source) => source !== "'none'",
          ),
        ];
      }),
    );
  await page.route(/localhost/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = policyText(withThirdParties(headers["content-security-policy"] ?? ""));
    await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } });
  });
  await alterJson<{ data: { consentSettings?: object; thirdParties?: { nodes: object[] } } }>(
    page,
    "**/page-data/sq/d/*.json",
    ({ data }) => {
      if (data.consentSettings) Object.assign(data.consentSettings, { marketing: MARKETING });
      data.thirdParties?.nodes.push(...ENTRIES);
    },
  );
}

// `support/test.ts` fails the test if something violates the policy.
test("tags load, and click ids are noted, while the visitor consents to their category", async ({
  page,
}) => {
  const requests = await standInForOtherHosts(page, (address) => ({
    body: SCRIPTS[address.split("?")[0] ?? ""] ?? "",
  }));
  const takeRequests = () => requests.splice(0).map((address) => address.split("?")[0]);
  const expectSent = async (...addresses: string[][]) => {
    const expected = addresses.flat().sort();
    await expect
      .poll(() => [...requests].map((address) => address.split("?")[0]).sort())
      .toEqual(expected);
    await page.waitForLoadState("networkidle");
    expect(takeRequests().sort()).toEqual(expected);
  };
  const note = () =>
    page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "null"), LEAD_KEY);
  await nameThirdParties(page);
  await open(page, "/?utm_source=ads&gclid=abc");
  await expect.poll(note).toEqual({ page: "/", utm_source: "ads" });
  await openSettings(page);
  const marketing = consentSettings(page).getByRole("checkbox", {
    name: MARKETING.title,
    exact: true,
  });
  await expect(marketing).not.toBeChecked();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);

  await consentSettings(page).getByRole("button", { name: consentCopy().acceptAll }).click();
  await expectSent(CONTAINER, OF_NUMBERS, OF_ADS);
  expect(await note()).toEqual({ page: "/", utm_source: "ads", gclid: "abc" });

  await withdrawTags(page, consentCopy().analytics.title);
  await expectSent(CONTAINER, OF_ADS);
  await open(page, "/contact");
  await expectSent(CONTAINER, OF_ADS);

  await withdrawTags(page, MARKETING.title);
  expect(await note()).toEqual({ page: "/", utm_source: "ads" });
  await open(page, "/");
  await openSettings(page);
  await expectSent([]);
});

test("a visitor who accepted before third parties were added is asked again, and reads their names", async ({
  page,
}) => {
  await standInForOtherHosts(page, () => ({ body: "" }));
  await open(page, "/");
  await openSettings(page);
  await consentSettings(page).getByRole("button", { name: consentCopy().acceptAll }).click();
  await expect.poll(() => allowedCategories(page)).toContain("analytics");
  await nameThirdParties(page);
  await open(page, "/contact");
  await consentPrompt(page).getByRole("button", { name: consentCopy().choose }).click();
  for (const { name } of ENTRIES)
    await expect(consentSettings(page).getByText(`Services: ${name}.`)).toHaveCount(1);
  await consentSettings(page).getByRole("button", { name: consentCopy().acceptAll }).click();
  await expect.poll(() => allowedCategories(page)).toContain("marketing");
  expect(await allowedCategories(page)).toContain("marketing");
});
