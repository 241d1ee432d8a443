import sharp from "sharp";
import { MAX_PICTURE_BYTES } from "../../gatsby-source-content/check";
import type { Finding } from "../../gatsby-source-content/model";
import type { Get } from "../answers";
import { RequestFault } from "../request";

/** Its file, not its bytes: the pictures of a whole blog would fill the memory. */
type Picture = { address: string; file: string; ending: string };
/**
 * Gets a picture named in a page of the API, or what is wrong with it; null where that was said
 * before.
 */
export type ReadPicture = (written: string, page: string) => Promise<Picture | Finding | null>;

/** Requests in parallel: enough to read a small blog quickly, few enough for a small server. */
export const CONCURRENCY = 4;
const ACCEPT = "image/avif, image/webp, image/png, image/jpeg";

/** File name extensions by the formats of sharp. */
const ENDINGS: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** `Content-Type` is unreliable. @returns undefined for anything but a picture of these formats */
async function endingOf(bytes: Buffer): Promise<string | undefined> {
  const { format = "" } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  return ENDINGS[format];
}

/**
 * The full address of a picture.
 * @param from the page of the API that names it; what is relative is relative to that
 * @returns the address, or what is wrong with it
 */
function pictureAddress(written: string, from: string): string | Finding {
  const rule = `names the picture ${JSON.stringify(written.slice(0, 100))}`;
  const url = written.trim() !== "" && URL.canParse(written, from) ? new URL(written, from) : null;
  if (!url || !["http:", "https:"].includes(url.protocol))
    return {
      rule: `${rule}, which is not an address on the web`,
      fix: "write the picture's address on the web",
    };
  if (url.username || url.password)
    return { rule: `${rule}, with a password`, fix: "remove all up to the @" };
  if (from.startsWith("https:") && url.protocol === "http:")
    return { rule: `${rule}, without encryption`, fix: "write https:" };
  url.hash = "";
  return url.href;
}

/** Downloads pictures, each once, however many articles show it. */
export function pictureReader(get: Get): ReadPicture {
  const known = new Map<string, Promise<Picture | Finding | null>>();
  let isServerDown = false;
  const download = async (address: string): Promise<Picture | Finding | null> => {
    // After one picture fails all retries the rest are skipped: thousands of timeouts would follow.
    if (isServerDown) return null;
    try {
      const { bytes, type, file } = await get({
        url: address,
        accept: ACCEPT,
        maxBytes: MAX_PICTURE_BYTES,
      });
      const ending = await endingOf(bytes);
      if (ending) return { address, file, ending };
      const kind = type && ` (${type})`;
      return {
        rule: `${address} is not a JPEG, PNG, WebP or AVIF${kind}`,
        fix: "export it as one of these",
      };
    } catch (error) {
      if (!(error instanceof RequestFault)) throw error;
      isServerDown ||= error.retryAfterMs !== null;
      return { rule: `${address} ${error.rule}`, fix: error.fix };
    }
  };
  return async (written, page) => {
    const address = pictureAddress(written, page);
    if (typeof address !== "string") return address;
    const before = known.get(address);
    if (!before) known.set(address, download(address));
    const picture = (await known.get(address)) ?? null;
    return before && picture && "rule" in picture ? null : picture;
  };
}
