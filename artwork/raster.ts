import sharp from "sharp";

/** Turns SVG into the bytes of a file: PNG with a palette for line work on transparency, JPEG for everything else. */
export async function rasterise(svg: string, format: "jpeg" | "png"): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg));
  if (format === "png") return picture.png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 }).toBuffer();
  const { data, info } = await picture.flatten({ background: "#ffffff" }).raw().toBuffer({ resolveWithObject: true });
  if (hasWhiteEdge(data, info)) throw new Error("pure white at the edge dissolves on a white page: use STONE there");
  // Flat planes of strong colour meet at hard edges here: halved colour resolution would fray them.
  return sharp(data, { raw: info }).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** Whether any pixel along the four edges is pure white. */
function hasWhiteEdge(data: Buffer, { width, height, channels }: sharp.OutputInfo): boolean {
  const white = (x: number, y: number): boolean => {
    const at = (y * width + x) * channels;
    return data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255;
  };
  for (let x = 0; x < width; x++) if (white(x, 0) || white(x, height - 1)) return true;
  for (let y = 0; y < height; y++) if (white(0, y) || white(width - 1, y)) return true;
  return false;
}
