/** @jest-environment node */
import { feedChannel } from "./feed-channel";

const SITE = { name: "Agency", url: "https://agency.example", description: "An agency" };

test("the feed of all articles is the agency's", () => {
  expect(feedChannel(SITE)).toEqual({ title: "Agency", description: "An agency", home: "https://agency.example/blog" });
});

test("the feed of a category says what the category is about, and leads to its list", () => {
  expect(feedChannel(SITE, { slug: "research", title: "Research", perex: "Listening" })).toEqual({
    title: "Research | Agency",
    description: "Listening",
    home: "https://agency.example/blog?category=research",
  });
});

test("of a category that says nothing of itself the agency's words are used", () => {
  expect(feedChannel(SITE, { slug: "research", title: "Research" }).description).toBe("An agency");
});
