import { type ContentModel, SOURCE_DENSITY, UPLOADS } from "../../gatsby-source-content/model";

/** Why a file cannot be part of the content, and what to do; null if it can. */
export function uploadFault(name: string): string | null {
  // The CMS makes names of Latin letters and digits of them, and of others a name that begins with
  // a dot.
  if (!/[a-z\d].*\./i.test(name.normalize("NFKD")))
    return `Rename "${name}", with Latin letters or digits.`;
  if (UPLOADS.test(name)) return null;
  const kinds =
    "a picture (JPEG, PNG, WebP, AVIF; in a text also GIF and SVG), a film (MP4, WebM) or its captions (VTT)";
  return `"${name}" cannot be shown by browsers. Choose ${kinds}, or export it as one of these.`;
}

/**
 * Before the CMS encodes it once more, see `media_processing`, which cannot make a picture smaller
 * without enlarging others.
 */
const QUALITY = 0.95;

/**
 * A picture with no more pixels than a page shows of any, such as a phone's; others as they are.
 */
async function fitted(file: File, maxWidth: number): Promise<File> {
  if (!/^image\/(?:jpeg|png|webp)$/.test(file.type)) return file;
  const picture = await createImageBitmap(file);
  const scale = maxWidth / picture.width;
  if (scale >= 1) return file;
  const canvas = new OffscreenCanvas(maxWidth, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob({ type: file.type, quality: QUALITY })], file.name, {
    type: file.type,
  });
}

/** Events that tell the CMS of files that have been looked at. */
const ready = new WeakSet<Event>();

/**
 * Puts files into a field as they fit, as if they had been chosen; none where one is not the
 * picture that its name says.
 */
async function choose(
  input: HTMLInputElement,
  files: readonly File[],
  maxWidth: number,
): Promise<void> {
  const chosen = new DataTransfer();
  for (const file of files) {
    const fit = await fitted(file, maxWidth).catch(() => null);
    if (!fit)
      return alert(
        `"${file.name}" is not a picture that browsers can read. Export it anew, as JPEG or PNG.`,
      );
    chosen.items.add(fit);
  }
  input.files = chosen.files;
  const event = new Event("change", { bubbles: true });
  ready.add(event);
  input.dispatchEvent(event);
}

/**
 * Refuses files of kinds that the site cannot show, for which the CMS has no setting: it would take
 * them, such as an iPhone's HEIC, and then not show them among its pictures. Makes large pictures
 * smaller.
 */
export function takeUploads({ slots }: ContentModel): void {
  // Twice the width of the largest slot.
  const maxWidth = Math.max(...Object.values(slots).map(({ width }) => width)) * SOURCE_DENSITY;
  addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (ready.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return;
      event.stopImmediatePropagation();
      const files = [...(input.files ?? [])];
      const faults = files.flatMap(({ name }) => uploadFault(name) ?? []);
      input.value = "";
      if (faults.length > 0) alert(faults.join("\n"));
      else void choose(input, files, maxWidth);
    },
    { capture: true },
  );
}
