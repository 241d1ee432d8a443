/** @jest-environment node */
import { DRAWING_FONTS } from "../../src/constants/drawing";
import { createTypesetter } from "./typesetter";

const { drawableText, layOutLine } = createTypesetter(DRAWING_FONTS);
const widthOf = async (text: string) => (await layOutLine(text, 100)).width;

test("letters of Latin and Latin Extended are drawn, composed or not", async () => {
  expect(await drawableText("Příliš žluťoučký kůň, Åse & Łódź!")).toBe(
    "Příliš žluťoučký kůň, Åse & Łódź!",
  );
  expect(await drawableText("r\u030c")).toBe("\u0159");
});

test("a character that the fonts lack is left out with the space beside it", async () => {
  expect(await drawableText("Hello 🎉 world\u0007\n مرحبا")).toBe("Hello world");
  expect(await drawableText("1️⃣ in 1 👨‍👩‍👧")).toBe("in 1");
  expect(await drawableText("🎉🎉")).toBe("");
});

test("text becomes outlines, never text that a renderer would set in a font of the machine", async () => {
  expect((await layOutLine("Wave", 100)).svg).toMatch(/<path [^>]*d="M[\d. MLQCZ-]+"/);
  expect((await layOutLine("Wave", 100)).svg).not.toContain("<text");
});

test("letters are kerned", async () => {
  const letters = await Promise.all([..."AVATAR"].map(widthOf));
  const sum = letters.reduce((total, width) => total + width, 0);
  expect(await widthOf("AVATAR")).toBeLessThan(sum * 0.96);
});
