/** @jest-environment node */
import { textWidth } from "../../../drawing/text";
import { fitTitle, TITLE, titleOrName } from "./fit-title";

const WIDTH = 620;
const widest = ({ size, lines }: ReturnType<typeof fitTitle>) =>
  Math.max(...lines.map((line) => textWidth(line, size, TITLE.weight, TITLE.tracking)));

test("a title is unchanged if the font has its characters", () => {
  expect(titleOrName("Tři kroky — a 1 omyl", "Agency")).toBe("Tři kroky — a 1 omyl");
  expect(titleOrName("Launch 🚀", "Agency")).toBe("Launch");
});

test("a title with few drawable characters is replaced by the agency's name", () => {
  expect(titleOrName("مرحبا بكم a", "Agency")).toBe("Agency");
  expect(titleOrName("🎉🎉🎉", "Agency")).toBe("Agency");
  expect(titleOrName("", "Agency")).toBe("Agency");
});

test.each([
  "HID",
  "Privacy policy",
  "Five interviews are enough, sometimes",
  "What our review of one hundred public websites taught us about forms",
  "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle",
])("%s fills at most four lines of the column", (title) => {
  const fitted = fitTitle(title, WIDTH);
  expect(fitted.lines.length).toBeLessThanOrEqual(4);
  expect(widest(fitted)).toBeLessThanOrEqual(WIDTH);
});

test("a short title is set larger than a long one", () => {
  expect(fitTitle("HID", WIDTH).size).toBeGreaterThan(fitTitle("Five interviews are enough, sometimes", WIDTH).size);
});

test("a short last line takes a word of the line above", () => {
  expect(fitTitle("Voice comes before visuals in it", WIDTH).lines).toEqual(["Voice comes", "before", "visuals in it"]);
});

test("a title that is too long ends in an ellipsis without a loose comma", () => {
  const { lines } = fitTitle("accessibility, ".repeat(30).trim(), WIDTH);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/accessibility…$/);
});

test("no title at all is no lines", () => {
  expect(fitTitle("", WIDTH).lines).toEqual([]);
});
