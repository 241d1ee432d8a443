import { type ContentModel, SOURCE_DENSITY, UPLOADS } from "../../gatsby-source-content/model";

/** Checks the name of a file. @returns why it cannot be uploaded and what to do, or null */
export function uploadFault(name: string): string | null {
  // The CMS keeps Latin letters and digits only: other names would begin with a dot.
  if (!/[a-z\d].*\./i.test(name.normalize("NFKD")))
    return `Rename "${name}", with Latin letters or digits.`;
  if (UPLOADS.test(name)) return null;
  const kinds =
    "a picture (JPEG, PNG, WebP, AVIF; in a text also GIF and SVG), a film (MP4, WebM) or its captions (VTT)";
  return `"${name}" cannot be shown by browsers. Choose ${kinds}, or export it as one of these.`;
}

/**
 * Quality of a scaled picture. The CMS encodes it once more, see `media_processing`, which cannot
 * make a picture smaller without enlarging others.
 */
const QUALITY = 0.95;

/** Scales a picture down to a width in pixels. Other files and narrower pictures stay as they are. */
async function scaleDown(file: File, maxWidth: number): Promise<File> {
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

/** Events of files that have been checked, for the CMS. */
const checkedEvents = new WeakSet<Event>();

/**
 * Puts files into a field as if they had been chosen, pictures scaled down; none where one cannot be
 * read as the picture that its name says.
 */
async function choose(
  input: HTMLInputElement,
  files: readonly File[],
  maxWidth: number,
): Promise<void> {
  const transfer = new DataTransfer();
  for (const file of files) {
    const scaledFile = await scaleDown(file, maxWidth).catch(() => null);
    if (!scaledFile)
      return alert(
        `"${file.name}" is not a picture that browsers can read. Export it anew, as JPEG or PNG.`,
      );
    transfer.items.add(scaledFile);
  }
  input.files = transfer.files;
  const event = new Event("change", { bubbles: true });
  checkedEvents.add(event);
  input.dispatchEvent(event);
}

/**
 * Checks files before the CMS takes them, and scales large pictures down. Files that the site cannot
 * show, such as an iPhone's HEIC, are refused: the CMS has no setting for that, and would take them
 * without listing them among its pictures.
 */
export function takeUploads({ slots }: ContentModel): void {
  // Twice the width of the largest slot.
  const maxWidth = Math.max(...Object.values(slots).map(({ width }) => width)) * SOURCE_DENSITY;
  addEventListener(
    "change",
    (event) => {
      const input = event.target;
      const isFileInput = input instanceof HTMLInputElement && input.type === "file";
      if (checkedEvents.has(event) || !isFileInput) return;
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
