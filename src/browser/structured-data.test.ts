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

test("structured data stays on the page that it describes, whatever section is shown", () => {
  update(null, "/services");
  update("/services", "/services#ux-design");
  expect(scripts()).toBe(1);
});

test("structured data of the page before is gone on the next", () => {
  update("/services", "/works");
  expect(scripts()).toBe(0);
});

test("structured data that the head keeps itself, as in the preview, is left to it", () => {
  document.head.innerHTML = '<script type="application/ld+json" data-gatsby-head="true">{}</script>';
  update("/services", "/works");
  expect(scripts()).toBe(1);
});
