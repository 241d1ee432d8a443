import type { RouteUpdateArgs } from "gatsby";
import { forgetStructuredData } from "./structured-data";

const update = (from: string | null, to: string) =>
  forgetStructuredData({
    location: new URL(to, "https://agency.example"),
    prevLocation: from === null ? null : new URL(from, "https://agency.example"),
  } as unknown as RouteUpdateArgs);
const scripts = () => document.head.querySelectorAll("script").length;

beforeEach(() => {
  document.head.innerHTML = '<script type="application/ld+json">{}</script>';
});

test("structured data is kept while its page is shown, whatever the anchor", () => {
  update(null, "/services");
  update("/services", "/services#ux-design");
  expect(scripts()).toBe(1);
});

test("structured data of the previous page is removed", () => {
  update("/services", "/works");
  expect(scripts()).toBe(0);
});

test("structured data that React manages in the head, as in the preview, is not removed", () => {
  document.head.innerHTML = '<script type="application/ld+json" data-gatsby-head="true">{}</script>';
  update("/services", "/works");
  expect(scripts()).toBe(1);
});
