import { type ContentModel, SOURCE_DENSITY, UPLOADS } from "../../gatsby-source-content/model";
import { SIZE_HINT } from "../config/cms-fields";
import { CONTROL } from "./decap-internals";

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

type Size = { width: number; height: number };

/** The size that the place of a picture needs, by the hint of its field; null without one. */
function neededSize(control: Element | null): Size | null {
  const [, width, height] = SIZE_HINT.exec(control?.textContent ?? "") ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Compares a picture with the size that its place needs. @returns what to do, or null */
export function sizeFault(name: string, size: Size, needed: Size | null): string | null {
  if (!needed || (size.width >= needed.width && size.height >= needed.height)) return null;
  const [is, needs] = [size, needed].map(({ width, height }) => `${width} x ${height}`);
  return `"${name}" has ${is} pixels; its place needs at least ${needs}. Choose a larger picture.`;
}

/**
 * Quality of a scaled picture. The CMS encodes it once more, see `media_processing`, which cannot
 * make a picture smaller without enlarging others.
 */
const QUALITY = 0.95;

/** Scales a picture down to a width in pixels. Other files and narrower pictures stay as they are. */
async function scaleDown(file: File, picture: ImageBitmap, maxWidth: number): Promise<File> {
  const scale = maxWidth / picture.width;
  if (scale >= 1 || !/jpeg|png|webp/.test(file.type)) return file;
  const canvas = new OffscreenCanvas(maxWidth, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob({ type: file.type, quality: QUALITY })], file.name, {
    type: file.type,
  });
}

/** Events of files that have been checked, for the CMS. */
const checkedEvents = new WeakSet<Event>();

/** Makes a file ready for its place. @returns it, or what is wrong with it and what to do */
async function prepare(file: File, needed: Size | null, maxWidth: number): Promise<File | string> {
  if (!/^image\/(?:jpeg|png|webp|avif)$/.test(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture)
    return `"${file.name}" is not a picture that browsers can read. Export it anew, as JPEG or PNG.`;
  return sizeFault(file.name, picture, needed) ?? scaleDown(file, picture, maxWidth);
}

/** Puts files into a field as if they had been chosen, once all are ready; else none. */
function choose(input: HTMLInputElement, files: readonly (File | string)[]): void {
  const faults = files.filter((file) => typeof file === "string");
  if (faults.length > 0) {
    alert(faults.join("\n"));
    return;
  }
  const transfer = new DataTransfer();
  for (const file of files) if (typeof file !== "string") transfer.items.add(file);
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
  // The field whose button opened the library of pictures.
  let control: Element | null = null;
  const noteControl = ({ target }: Event) => {
    control = (target as Element).closest(CONTROL) ?? control;
  };
  addEventListener("click", noteControl, { capture: true });
  addEventListener(
    "change",
    (event) => {
      const input = event.target;
      const isFileInput = input instanceof HTMLInputElement && input.type === "file";
      if (checkedEvents.has(event) || !isFileInput) return;
      event.stopImmediatePropagation();
      const files = [...(input.files ?? [])];
      const faults = files.flatMap(({ name }) => uploadFault(name) ?? []);
      const needed = neededSize(control?.isConnected ? control : null);
      input.value = "";
      if (faults.length > 0) alert(faults.join("\n"));
      else
        void Promise.all(files.map((file) => prepare(file, needed, maxWidth))).then((ready) =>
          choose(input, ready),
        );
    },
    { capture: true },
  );
}
