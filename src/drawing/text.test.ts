/** @jest-environment node */
import { drawable, text, textWidth } from "./text";

test("letters of Latin and Latin Extended are drawn, composed or not", () => {
  expect(drawable("Příliš žluťoučký kůň, Åse & Łódź!")).toBe("Příliš žluťoučký kůň, Åse & Łódź!");
  expect(drawable("r\u030c")).toBe("\u0159");
});

test("letters are kerned: AVATAR is 5.7 % narrower than its letters one by one", () => {
  const oneByOne = [..."AVATAR"].reduce((sum, letter) => sum + textWidth(letter, 100, 600), 0);
  expect(1 - textWidth("AVATAR", 100, 600) / oneByOne).toBeCloseTo(0.057, 3);
});

test("tracking stands between letters, not after the last one", () => {
  expect(textWidth("mm", 100, 400, 0.1)).toBeCloseTo(textWidth("mm", 100, 400) + 10);
});

test("a word with letters of both subsets is as wide as its parts", () => {
  expect(textWidth("kůň", 100)).toBeCloseTo(textWidth("k", 100) + textWidth("ůň", 100));
});

test("what the face lacks is left out with the space it leaves", () => {
  expect(drawable("Hello 🎉 world\u0007\n مرحبا")).toBe("Hello world");
  expect(drawable("🎉🎉")).toBe("");
});

test("every coordinate of an outline is a number", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzřížě0123456789";
  for (const weight of [400, 600, 700]) {
    expect(text(0, 0, letters, { size: 100, fill: "#ffffff", weight })).toMatch(/ d="M[\d. MLQZ-]+"/);
  }
});

const contours = (drawn: string) => drawn.split("M").length - 1;

test("words become outlines of the face and never text that the renderer would set in a font of its own", () => {
  const drawn = text(0, 0, "ř", { size: 100, fill: "#ffffff", weight: 600 });
  expect(drawn).toMatch(/^<path fill="#ffffff" d="M[\d. MLQZ-]+"\/>$/);
  expect(contours(drawn)).toBeGreaterThan(contours(text(0, 0, "r", { size: 100, fill: "#ffffff", weight: 600 })));
  expect(textWidth("iii", 100)).toBeLessThan(textWidth("mmm", 100));
});
