/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { EFFORT, setEncoderEffort } from "./gatsby-sharp";

type Inner = Sharp & { options: { heifEffort: number; webpEffort: number } };
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffd000" } });

test("AVIF and WebP are encoded with little effort unless a caller asks for more", () => {
  setEncoderEffort();
  expect((picture().avif({ quality: 60 }) as Inner).options.heifEffort).toBe(EFFORT.avif);
  expect((picture().avif({ effort: 7 }) as Inner).options.heifEffort).toBe(7);
  expect((picture().webp({ quality: 60 }) as Inner).options.webpEffort).toBe(EFFORT.webp);
  expect((picture().webp({ effort: 6 }) as Inner).options.webpEffort).toBe(6);
});
