import { platePixels, plateWidth } from "./plates";

test.each([
  ["a panorama", 2400, 1000, "full", 2000],
  ["twice as wide as high", 2000, 1000, "full", 2000],
  ["somewhat less", 1999, 1000, "wide", 2000],
  ["a film", 1280, 720, "wide", 2000],
  ["hardly wider than high", 1200, 1000, "wide", 2000],
  ["a square", 1400, 1400, "narrow", 1000],
  ["a phone", 1170, 2532, "narrow", 1000],
  ["a landscape of few pixels", 999, 400, "narrow", 1000],
])(
  "of %s (%d x %d) the proportions and the size choose a width: %s",
  (_what, width, height, expected, pixels) => {
    expect(plateWidth({ width, height })).toBe(expected);
    expect(platePixels({ width, height })).toBe(pixels);
  },
);
