/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { AVIF_EFFORT, setEncoderEffort } from "./encoder-effort";

type Inner = Sharp & { options: { heifEffort: number } };
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffd000" } });

test("AVIF is encoded with little effort unless a caller asks for more", () => {
  setEncoderEffort();
  expect((picture().avif({ quality: 60 }) as Inner).options.heifEffort).toBe(AVIF_EFFORT);
  expect((picture().avif({ effort: 7 }) as Inner).options.heifEffort).toBe(7);
});
