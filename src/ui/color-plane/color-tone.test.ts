import { colorTone, luminance } from "./color-tone";

test("the luminance of black is 0, that of white is 1", () => {
  expect(luminance("#000000")).toBe(0);
  expect(luminance("#ffffff")).toBeCloseTo(1);
});

test.each([
  ["#0b5fa5", "dark"],
  ["#ffd000", "light"],
  ["#e4572e", "light"],
])("%s is a %s background", (color, tone) => {
  expect(colorTone(color)).toBe(tone);
});

test("text has a contrast of at least 4.2:1 on every grey", () => {
  const ink = luminance("#141618");
  for (let step = 0; step < 256; step++) {
    const hex = step.toString(16).padStart(2, "0");
    const color = `#${hex}${hex}${hex}`;
    const against = colorTone(color) === "dark" ? 1 : ink;
    const [low = 0, high = 0] = [luminance(color), against].sort((a, b) => a - b);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.2);
  }
});
