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

/** The end of the hint of a picture in a text: see `text-parts.ts`. */
const WIDTH_HINT = /(\d+) pixels wide or more\./;

/** The width that a text has for a picture, by the hint of its field; null elsewhere. */
export function widthOfText(hint: string): number | null {
  const [, width] = WIDTH_HINT.exec(hint) ?? [];
  return width ? Number(width) : null;
}

/** A question about a picture that is narrower than its text, where it may stay small; or null. */
export function widthQuestion(name: string, { width }: Size, needed: number | null): string | null {
  if (needed === null || width >= needed) return null;
  return `"${name}" is ${width} pixels wide; a text has room for ${needed}. It will be shown at its own size. Upload it all the same?`;
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

/** A file for its place, or what is wrong with it and what to do; `question`: whether it is meant. */
type Prepared = { file: File; fault?: string | null; question?: string | null };

/** Makes a file ready for its place. */
async function prepare(file: File, control: Element | null, maxWidth: number): Promise<Prepared> {
  if (!/^image\/(?:jpeg|png|webp|avif)$/.test(file.type)) return { file };
  const { name } = file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) {
    const fault = `"${name}" is not a picture that browsers can read. Export it anew, as JPEG or PNG.`;
    return { file, fault };
  }
  return {
    file: await scaleDown(file, picture, maxWidth),
    fault: sizeFault(name, picture, neededSize(control)),
    question: widthQuestion(name, picture, widthOfText(control?.textContent ?? "")),
  };
}

/** Puts files into a field as if they had been chosen, once all are ready; else none. */
function choose(input: HTMLInputElement, files: readonly Prepared[]): void {
  const faults = files.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) {
    alert(faults.join("\n"));
    return;
  }
  const questions = files.flatMap(({ question }) => question ?? []);
  if (questions.length > 0 && !confirm(questions.join("\n"))) return;
  const transfer = new DataTransfer();
  for (const { file } of files) transfer.items.add(file);
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
      const place = control?.isConnected ? control : null;
      input.value = "";
      if (faults.length > 0) alert(faults.join("\n"));
      else
        void Promise.all(files.map((file) => prepare(file, place, maxWidth))).then((ready) =>
          choose(input, ready),
        );
    },
    { capture: true },
  );
}
