import pMap, { pMapSkip } from "p-map";
import type { Finding, Problem } from "../../../content-model/problem";
import { LARGEST_PICTURE_BYTES } from "../../checks/pictures";
import type { Get } from "../copy/store";
import { RequestFault } from "../request/request-fault";

/** A picture an article names, and where it does. */
export type WantedPicture = { address: string; page: string; field: string };
/** Its file, not its bytes: the pictures of a whole blog would fill the memory. */
export type Picture = { file: string; ending: string };

/** Few enough for a small server. */
const CONCURRENCY = 4;
const ACCEPT = "image/avif, image/webp, image/png, image/jpeg";

/** The extension for a picture's format, by its first bytes: `Content-Type` is unreliable. */
export function endingOf(bytes: Buffer): string | null {
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
export function pictureAddress(written: string, from: string): string | Finding {
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
export async function readPictures(
  wanted: readonly WantedPicture[],
  get: Get,
): Promise<{ pictures: Map<string, Picture>; problems: Problem[] }> {
  const pictures = new Map<string, Picture>();
  const byAddress = new Map(wanted.map((one) => [one.address, one]));
  let isSilent = false;
  const read = async ({ address, page, field }: WantedPicture): Promise<Problem[] | typeof pMapSkip> => {
    // After one picture fails all retries the rest are skipped: thousands of timeouts would follow.
    if (isSilent) return pMapSkip;
    const problem = (rule: string, fix: string) => [{ file: page, field, rule: `${address} ${rule}`, fix }];
    try {
      const { bytes, type, file } = await get({ url: address, accept: ACCEPT, mostBytes: LARGEST_PICTURE_BYTES });
      const ending = endingOf(bytes);
      if (!ending)
        return problem(
          bytes.length ? `is no JPEG, PNG, WebP or AVIF${type ? ` (${type})` : ""}` : "is empty",
          "export it as one of these",
        );
      pictures.set(address, { file, ending });
      return [];
    } catch (error) {
      if (!(error instanceof RequestFault)) throw error;
      isSilent ||= error.passing;
      return problem(error.rule, error.fix);
    }
  };
  const found = await pMap([...byAddress.values()], read, { concurrency: CONCURRENCY });
  return { pictures, problems: found.flat() };
}
