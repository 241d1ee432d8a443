/** @jest-environment node */
import { feedChannel } from "./feed-channel";

const SITE = { name: "Agency", url: "https://agency.example", description: "An agency" };

test("the feed of all articles is the agency's", () => {
  expect(feedChannel(SITE)).toEqual({ title: "Agency", description: "An agency", home: "https://agency.example/blog" });
});

test("of a category that says nothing of itself the agency's words are used", () => {
  expect(feedChannel(SITE, { slug: "research", title: "Research" }).description).toBe("An agency");
});
