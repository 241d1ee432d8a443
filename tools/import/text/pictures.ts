import { escaped, pictureText } from "../../../src/content-loader/markdown/edit-markdown";
import { replacePictures } from "../../../src/content-loader/remote-blog/read/markdown-pictures";
import type { Found, Medium } from "../pictures";
import type { ReportAt } from "../report";

/** A picture or film of the text, with what it shows in words, which may be missing. */
export type Shown = Medium & { alt: string };

/**
 * Lets a text name its pictures and films as files beside it. One that is not there becomes its words, or a link to where it is.
 * @param nameOf the name of a file beside the entry
 */
export function placePictures(
  body: string,
  {
    find,
    nameOf,
    reportAt,
  }: { find: (address: string) => Found; nameOf: (file: string) => string; reportAt: ReportAt },
): { body: string; shown: Shown[] } {
  const shown: Shown[] = [];
  const placed = replacePictures(body, ({ url, alt, title }) => {
    const found = find(url);
    if ("file" in found) {
      shown.push({ ...found, alt: alt || title });
      return pictureText(`./${nameOf(found.file)}`, alt || title, title);
    }
    const { missing, fix = "put the file beside the entry and write ![what it shows](./name.jpg)" } = found;
    reportAt(url, { rule: `shows ${JSON.stringify(url)}, which ${missing}`, fix });
    return /^https?:/i.test(url) ? `[${escaped(alt) || "picture"}](<${url}>)` : escaped(alt);
  });
  return { body: placed, shown };
}
