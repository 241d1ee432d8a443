/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { AVIF_EFFORT, setEncoderEffort } from "./encoder-effort";

type SharpWithOptions = Sharp & { options: { heifEffort: number } };
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffd000" } });

beforeAll(() => setEncoderEffort());

test("AVIF is encoded with little effort", () => {
  expect((picture().avif({ quality: 60 }) as SharpWithOptions).options.heifEffort).toBe(
    AVIF_EFFORT,
  );
});

test("AVIF is encoded with the effort that a caller asks for", () => {
  expect((picture().avif({ effort: 7 }) as SharpWithOptions).options.heifEffort).toBe(7);
});
