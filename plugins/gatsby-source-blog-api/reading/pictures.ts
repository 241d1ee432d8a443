import sharp from "sharp";
import { MAX_PICTURE_BYTES } from "../../gatsby-source-content/check";
import type { Finding } from "../../gatsby-source-content/model";
import type { Get } from "../answers";
import { RequestFault } from "../request";

/** A downloaded picture. It stays a file: the pictures of a whole blog would fill the memory. */
type Picture = { address: string; file: string; ending: string };
/**
 * Downloads a picture that a page of the API names. Gives the problem if it cannot be used; null if
 * that was reported before, or the server does not answer.
 */
export type ReadPicture = (written: string, page: string) => Promise<Picture | Finding | null>;

/** Requests in parallel: enough to read a small blog quickly, few enough for a small server. */
export const CONCURRENCY = 4;
const ACCEPT = "image/avif, image/webp, image/png, image/jpeg";

/** File name extensions by the formats of sharp. */
const ENDINGS: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** The extension of a picture by its bytes, since `Content-Type` is unreliable; else undefined. */
async function endingOf(bytes: Buffer): Promise<string | undefined> {
  const { format = "" } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  return ENDINGS[format];
}

/**
 * The full address of a picture.
 * @param from the page of the API that names it, to which it may be relative
 * @returns the address, or its problem
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

/** Makes a function that downloads pictures, each once. */
export function pictureReader(get: Get): ReadPicture {
  const downloads = new Map<string, Promise<Picture | Finding | null>>();
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
    const isFirst = !downloads.has(address);
    if (isFirst) downloads.set(address, download(address));
    const picture = (await downloads.get(address)) ?? null;
    return !isFirst && picture && "rule" in picture ? null : picture;
  };
}
