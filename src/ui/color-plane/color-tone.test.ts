import { colorTone, luminance } from "./color-tone";

test("luminance runs from black to white", () => {
  expect(luminance("#000000")).toBe(0);
  expect(luminance("#ffffff")).toBeCloseTo(1);
});

test("words on a colour are set in what stands out more", () => {
  expect(colorTone("#0b5fa5")).toBe("dark");
  expect(colorTone("#ffd000")).toBe("light");
  expect(colorTone("#e4572e")).toBe("light");
});

test("the better of the two has at least 4.2:1 on every grey", () => {
  const ink = luminance("#141618");
  for (let step = 0; step < 256; step++) {
    const hex = step.toString(16).padStart(2, "0");
    const color = `#${hex}${hex}${hex}`;
    const against = colorTone(color) === "dark" ? 1 : ink;
    const [low = 0, high = 0] = [luminance(color), against].sort((a, b) => a - b);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.2);
  }
});
