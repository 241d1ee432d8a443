/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { AVIF, setEncoderDefaults } from "./encoder-defaults";

type SharpWithOptions = Sharp & { options: { heifEffort: number; heifChromaSubsampling: string } };
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffd000" } });

beforeAll(() => setEncoderDefaults());

test("AVIF is encoded with little effort, and colours at half the pixels", () => {
  expect((picture().avif({ quality: 60 }) as SharpWithOptions).options).toMatchObject({
    heifEffort: AVIF.effort,
    heifChromaSubsampling: AVIF.chromaSubsampling,
  });
});

test("AVIF is encoded with the effort that a caller asks for", () => {
  expect((picture().avif({ effort: 7 }) as SharpWithOptions).options.heifEffort).toBe(7);
});
