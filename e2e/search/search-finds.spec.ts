import { expect } from "@playwright/test";
import { open } from "../support/page";
import { expectAnswer, resultLinks, searchField } from "../support/search";
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
  "/about-us": "company",
  "/about-us#team": "team",
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
