import sharp from "sharp";
import { SLOTS, SOURCE_DENSITY } from "../../src/content-model/slots";
import type { SlotName } from "../../src/content-model/types";

/** The size in pixels that a slot asks of a picture. */
export function pictureSize(slot: SlotName): { width: number; height: number } {
  const { width, height } = SLOTS[slot];
  return { width: width * SOURCE_DENSITY, height: height * SOURCE_DENSITY };
}

/**
 * A picture nobody takes for the real one: a grey plane with its diagonals. Without words, since
 * fonts differ. PNG.
 */
export function placeholderPicture(slot: SlotName): Promise<Buffer> {
  const { width, height } = pictureSize(slot);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#d9d9d9"/>
    <path d="M0 0 ${width} ${height}M0 ${height} ${width} 0" stroke="#8c8c8c" stroke-width="${height / 100}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** A text that says what belongs in its place, within the lengths that are allowed there. */
export function placeholderText(field: {
  label: string;
  minLength?: number;
  maxLength?: number;
}): string {
  const { label, minLength = 0, maxLength } = field;
  const lengths =
    maxLength === undefined
      ? ""
      : `, ${minLength > 0 ? `${minLength} to` : "at most"} ${maxLength} characters`;
  const long = `To be written: ${label.toLowerCase()}${lengths}`;
  const text =
    maxLength !== undefined && long.length > maxLength ? label.slice(0, maxLength).trim() : long;
  return text.padEnd(minLength, ".");
}
