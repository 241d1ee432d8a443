/** @jest-environment node */
import { drawable, text, textWidth } from "./text";

test("letters of Latin and Latin Extended are drawn, composed or not", () => {
  expect(drawable("Příliš žluťoučký kůň, Åse & Łódź!")).toBe("Příliš žluťoučký kůň, Åse & Łódź!");
  expect(drawable("r\u030c")).toBe("\u0159");
});

test("what the face lacks is left out with the space it leaves", () => {
  expect(drawable("Hello 🎉 world\u0007\n مرحبا")).toBe("Hello world");
  expect(drawable("🎉🎉")).toBe("");
});

const contours = (drawn: string) => drawn.split("Z").length - 1;

test("words become outlines of the face and never text that the renderer would set in a font of its own", () => {
  const drawn = text(0, 0, "ř", { size: 100, fill: "#ffffff", weight: 600 });
  expect(drawn).toMatch(/^<path fill="#ffffff" d="M[\d. MLQZ-]+"\/>$/);
  expect(contours(drawn)).toBeGreaterThan(contours(text(0, 0, "r", { size: 100, fill: "#ffffff", weight: 600 })));
  expect(textWidth("iii", 100)).toBeLessThan(textWidth("mmm", 100));
});
