/** @jest-environment node */
import { DRAWING_FONTS, fallbackFonts } from "../../src/constants/drawing";
import { createTypesetter } from "./typesetter";

const { drawableText, layOutLine } = createTypesetter(DRAWING_FONTS, fallbackFonts);
const widthOf = async (text: string) => (await layOutLine(text, 100)).width;

test("letters of Latin and Latin Extended are drawn, composed or not", async () => {
  expect(await drawableText("Příliš žluťoučký kůň, Åse & Łódź!")).toBe(
    "Příliš žluťoučký kůň, Åse & Łódź!",
  );
  expect(await drawableText("r\u030c")).toBe("\u0159");
});

test("letters that the typeface lacks come from another one, so that no name is changed", async () => {
  const names = ["Nguyễn Văn Ánh", "Đặng Thái Sơn", "A week in Αθήνα with Жанна", "हिन्दी"];
  expect(await Promise.all(names.map(drawableText))).toEqual(names);
  const { svg } = await layOutLine("ễ", 100);
  expect(svg).toMatch(/<path [^>]*d="M/);
});

test("a text with a letter that no font has is not drawn at all", async () => {
  expect(await drawableText("ᚠᚢᚦ and back")).toBe("");
});

test("a pictogram that the fonts lack is left out with the space beside it", async () => {
  expect(await drawableText("Hello 🎉 world\u0007\n again")).toBe("Hello world again");
  expect(await drawableText("Family 👨‍👩‍👧 day")).toBe("Family day");
  expect(await drawableText("We ❤️ Prague 🏳️‍🌈 🇨🇿")).toBe("We Prague");
  expect(await drawableText("🎉🎉")).toBe("");
});

test("a digit on a key is drawn as a digit", async () => {
  expect(await drawableText("Step 1️⃣ of 5️⃣")).toBe("Step 1 of 5");
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
