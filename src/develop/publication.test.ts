import { describePublication } from "./publication";

test("a page without an end is there", () => {
  expect(describePublication({ visibility: "published", publishUntil: null })).toEqual([
    "There, with the next build.",
  ]);
});

test("a page to come says when it appears, and where its address leads in the end", () => {
  const days = { publishFrom: "2026-12-01", publishUntil: "2026-12-24", afterEnd: "/works" };
  expect(describePublication({ visibility: "scheduled", ...days })).toEqual([
    "Not there yet.",
    "From 1 December 2026 on, with the first build of that day.",
    "Its last day is 24 December 2026. With the first build after it, its address leads to /works.",
  ]);
});

test("a position that has closed says so", () => {
  const days = { date: "2026-10-01", validThrough: "2026-11-28" };
  expect(describePublication({ visibility: "closed", ...days })).toEqual([
    "Not there any more.",
    "Its last day is 28 November 2026. With the first build after it, its address says that it is gone.",
  ]);
});
