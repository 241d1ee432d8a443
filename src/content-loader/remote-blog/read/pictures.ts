import type { Finding } from "../../../content-model/problem";
import { LARGEST_PICTURE_BYTES } from "../../checks/inspect-picture";
import type { Get } from "../copy/store";
import { RequestFault } from "../request/retry";

/** Its file, not its bytes: the pictures of a whole blog would fill the memory. */
export type Picture = { address: string; file: string; ending: string };
/** Gets a picture named in a page of the API, or what is wrong with it; null where that was said before. */
export type ReadPicture = (written: string, page: string) => Promise<Picture | Finding | null>;

/** Requests in parallel: enough to read a small blog quickly, few enough for a small server. */
export const CONCURRENCY = 4;
const ACCEPT = "image/avif, image/webp, image/png, image/jpeg";

/** The extension for a picture's format, by its first bytes: `Content-Type` is unreliable. */
function endingOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpg";
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  const [start, kind] = [bytes.toString("latin1", 0, 4), bytes.toString("latin1", 8, 12)];
  if (start === "RIFF" && kind === "WEBP") return "webp";
  return bytes.toString("latin1", 4, 8) === "ftyp" && /^avi[fs]$/.test(kind) ? "avif" : null;
}

/**
 * The full address of a picture.
 * @param from the page of the API that names it; what is relative is relative to that
 * @returns the address, or what is wrong with it
 */
function pictureAddress(written: string, from: string): string | Finding {
  const rule = `names the picture ${JSON.stringify(written.slice(0, 100))}`;
  const fix = "write the picture's address on the web";
  if (written.trim() === "" || !URL.canParse(written, from)) return { rule: `${rule}, which is no address`, fix };
  const url = new URL(written, from);
  if (!["http:", "https:"].includes(url.protocol)) return { rule: `${rule}, which is not on the web`, fix };
  if (url.username || url.password) return { rule: `${rule}, with a password`, fix: "remove all up to the @" };
  if (from.startsWith("https:") && url.protocol === "http:")
    return { rule: `${rule}, without encryption`, fix: "write https:" };
  url.hash = "";
  return url.href;
}

/** Downloads pictures, each once, however many articles show it. */
export function pictureReader(get: Get): ReadPicture {
  const known = new Map<string, Promise<Picture | Finding | null>>();
  let isSilent = false;
  const download = async (address: string): Promise<Picture | Finding | null> => {
    // After one picture fails all retries the rest are skipped: thousands of timeouts would follow.
    if (isSilent) return null;
    try {
      const { bytes, type, file } = await get({ url: address, accept: ACCEPT, maxBytes: LARGEST_PICTURE_BYTES });
      const ending = endingOf(bytes);
      if (ending) return { address, file, ending };
      const rule = bytes.length ? `is no JPEG, PNG, WebP or AVIF${type ? ` (${type})` : ""}` : "is empty";
      return { rule: `${address} ${rule}`, fix: "export it as one of these" };
    } catch (error) {
      if (!(error instanceof RequestFault)) throw error;
      isSilent ||= error.passing;
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
