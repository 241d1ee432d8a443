import sharp from "sharp";

/** Turns SVG into the bytes of a file: PNG with a palette for line work on transparency, JPEG for everything else. */
export async function rasterise(svg: string, format: "jpeg" | "png"): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg));
  if (format === "png") return picture.png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 }).toBuffer();
  // Flat planes of strong colour meet at hard edges here: halved colour resolution would fray them.
  return picture
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
