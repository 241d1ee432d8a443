/** @jest-environment node */
import { drawable, layOutLine } from "./typesetter";

const widthOf = async (words: string) => (await layOutLine(words, 100)).width;

test("letters of Latin and Latin Extended are drawn, composed or not", async () => {
  expect(await drawable("Příliš žluťoučký kůň, Åse & Łódź!")).toBe(
    "Příliš žluťoučký kůň, Åse & Łódź!",
  );
  expect(await drawable("r\u030c")).toBe("\u0159");
});

test("what the face lacks is left out with the space it leaves", async () => {
  expect(await drawable("Hello 🎉 world\u0007\n مرحبا")).toBe("Hello world");
  expect(await drawable("1️⃣ in 1 👨‍👩‍👧")).toBe("in 1");
  expect(await drawable("🎉🎉")).toBe("");
});

test("words become kerned outlines of the face, never text that the renderer would set in a font of the machine", async () => {
  expect((await layOutLine("Wave", 100)).svg).toMatch(/<path [^>]*d="M[\d. MLQCZ-]+"/);
  expect((await layOutLine("Wave", 100)).svg).not.toContain("<text");
  const letters = await Promise.all([..."AVATAR"].map(widthOf));
  expect(await widthOf("AVATAR")).toBeLessThan(
    letters.reduce((sum, width) => sum + width, 0) * 0.96,
  );
});
