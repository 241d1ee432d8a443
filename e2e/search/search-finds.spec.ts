import { expect } from "@playwright/test";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { open } from "../support/page";
import { expectAnswer, resultLinks, results, searchField } from "../support/search";
import { test } from "../support/test";

/** First results by the queries that visitors type. */
const WANTED = {
  "/contact": "contact, phone, map",
  "/career-page": "jobs, salary",
  "/career-page#positions": "open positions",
  "/career-page/design-internship": "internship",
  "/career-page/product-designer": "product designer",
  "/career-page/android-engineer": "android flutter",
  "/privacy-policy": "gdpr compliance, personal data",
  "/terms-of-use": "legal",
  "/about-us": "company, About us, sharp edges",
  "/about-us#awards": "awards",
  "/about-us#team-maya-brooks": "Maya Brooks",
  "/about-us#team-klara-vesela": "klara",
  "/about-us#team-marek-dolezal": "Doležal",
  "/contact#office-oslo": "oslo",
  "/contact#office-charlotte": "Charlotte",
  "/contact#office-prague": "prague",
  "/#fintech": "fintech",
  "/#industries": "industries",
  "/#clients": "Nordveil",
  "/works/hid": "HID",
  "/works": "portfolio",
  "/blog": "blog",
  "/blog/designing-for-gloves": "Designing for gloves",
  "/services#ux-design": "UX design",
  "/services#mobile-app-development": "mobile app",
  "/contact-form": "quote, how much does it cost?",
};

test("what visitors look for comes first", async ({ page }) => {
  await open(page, "/search");
  for (const [address, queries] of Object.entries(WANTED))
    for (const query of queries.split(", ")) {
      await searchField(page).fill(query);
      await expectAnswer(page, query);
      await expect.soft(resultLinks(page).first(), query).toHaveAttribute("href", address);
    }
});

/** Words of several names and of many texts: in full, half, and in upper case. */
const SHARED_WORDS = ["design", "DESIGN", "desi", "people", "project", "work", "team", "oslo"];

/** A name that has a word or its beginning comes before others, and an entry before a section. */
function placeOf(query: string, { name, address, kind }: Found): number {
  if (!new RegExp(`\\b${query}`, "i").test(name)) return 3;
  return kind === SEARCH_STRINGS.kinds.page.one && address.includes("#") ? 2 : 1;
}

type Found = { name: string; address: string; kind: string };

test("names come before texts, and whole pages before sections", async ({ page }) => {
  await open(page, "/search");
  for (const query of SHARED_WORDS) {
    await searchField(page).fill(query);
    await expectAnswer(page, query);
    const found = await results(page).evaluateAll((cards) =>
      cards.map((card) => ({
        name: card.querySelector("h3")?.textContent ?? "",
        address: card.querySelector("a")?.getAttribute("href") ?? "",
        kind: card.querySelector("p span")?.textContent ?? "",
      })),
    );
    const places = found.map((result) => placeOf(query, result));
    expect(places[0], query).toBeLessThan(3);
    expect.soft(places, query).toEqual(places.toSorted());
  }
});
