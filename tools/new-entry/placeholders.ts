import sharp from "sharp";
import { getSlot, SOURCE_DENSITY } from "../../plugins/gatsby-source-content/model";
import { CONTENT_MODEL } from "../../src/content-model/content-model";

/** Minimum size in pixels of a picture in a slot. */
export function pictureSize(slot: string): { width: number; height: number } {
  const { width, height } = getSlot(CONTENT_MODEL, slot);
  return { width: width * SOURCE_DENSITY, height: height * SOURCE_DENSITY };
}

/**
 * Draws a placeholder: a grey plane with its diagonals. It has no words, since fonts differ.
 * @returns PNG
 */
export function placeholderPicture(slot: string): Promise<Buffer> {
  const { width, height } = pictureSize(slot);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#d9d9d9"/>
    <path d="M0 0 ${width} ${height}M0 ${height} ${width} 0" stroke="#8c8c8c" stroke-width="${height / 100}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Text that says what belongs in a field, within the field's lengths. */
export function placeholderText(field: {
  label: string;
  minLength?: number;
  maxLength?: number;
}): string {
  const { label, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  const range = minLength > 0 ? `${minLength} to` : "at most";
  const lengths = Number.isFinite(maxLength) ? `, ${range} ${maxLength} characters` : "";
  const sentence = `To be written: ${label.toLowerCase()}${lengths}`;
  const text = sentence.length > maxLength ? label.slice(0, maxLength).trim() : sentence;
  return text.padEnd(minLength, ".");
}
