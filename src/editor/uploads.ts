import { UPLOADS } from "../content-model/uploads";

/** Why a file cannot be part of the content, and what to do; null if it can. */
export function uploadFault(name: string): string | null {
  // The CMS makes names of Latin letters and digits of them, and of others a name that begins with a dot.
  if (!/[a-z\d].*\./i.test(name.normalize("NFKD"))) return `Rename "${name}", with Latin letters or digits.`;
  if (UPLOADS.test(name)) return null;
  const kinds =
    "a picture (JPEG, PNG, WebP, AVIF; in a text also GIF and SVG), a film (MP4, WebM) or its captions (VTT)";
  return `"${name}" cannot be shown by browsers. Choose ${kinds}, or export it as one of these.`;
}

/**
 * Refuses files of kinds that the site cannot show, for which the CMS has no setting. It would take them, such as an
 * iPhone's HEIC, and then not show them among its pictures.
 */
export function refuseUploads(): void {
  addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      const faults = [...(input.files ?? [])].flatMap(({ name }) => uploadFault(name) ?? []);
      if (faults.length === 0) return;
      event.stopImmediatePropagation();
      input.value = "";
      alert(faults.join("\n"));
    },
    { capture: true },
  );
}
