/** @jest-environment node */
import type { PreviewProps } from "../cms";
import { type Data, PreviewData } from "./preview-data";

const visibilityOf = (data: Data) => new PreviewData({} as PreviewProps, data).visibility;

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

test.each([
  ["of today", { date: "2026-11-26" }, "published"],
  ["of tomorrow", { date: "2026-11-27" }, "scheduled"],
  ["without a date yet", { date: "" }, "published"],
  ["that is a draft of tomorrow", { date: "2026-11-27", draft: true }, "draft"],
])("an entry %s carries the mark that it has on the preview site", (_what, data, mark) => {
  expect(visibilityOf(data)).toBe(mark);
});
