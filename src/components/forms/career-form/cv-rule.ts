import { CV_FIELD, cvFormatOf, cvProblem } from "../../../form-contract/cv";
import { MAX_CV_BYTES } from "../../../form-contract/limits";
import type { Problem } from "../../../form-contract/problems";
import type { FileRule } from "../form/use-form-engine";

/** Names of the text of a DOCX and of an ODT: in an archive, names are not compressed. */
const DOCUMENT_TEXT = /document\d*\.xml|content\.xml/i;

const isDocument = (archive: Uint8Array): boolean =>
  DOCUMENT_TEXT.test(new TextDecoder("latin1").decode(archive));

/** Reads a CV, unless it is too large. @returns a copy in memory, or the problem */
async function readCv(file: File): Promise<File | Problem> {
  if (file.size > MAX_CV_BYTES) return "cvLarge";
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (cvFormatOf(bytes) === "archive" && !isDocument(bytes)) return "cvKind";
    return cvProblem(bytes.length, bytes) ?? new File([bytes], file.name, file);
  } catch {
    return "cvUnreadable";
  }
}

/** Empties a field for files. The same file can be chosen again. */
function empty(input: HTMLInputElement): void {
  input.value = "";
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * The rule for the CV. It is read whole when it is chosen, and again before it is sent: files change
 * after they were chosen, are deleted, or are in a cloud that is out of reach. A file that cannot be
 * read is taken out of the field, which says so until another one is chosen.
 */
export function createCvRule(): FileRule {
  let file: File | undefined;
  let result: Promise<File | Problem> = Promise.resolve("cvMissing");
  const read = async (input: HTMLInputElement | null | undefined): Promise<File | Problem> => {
    const chosen = input?.files?.[0];
    if (!chosen) return (await result) === "cvUnreadable" ? "cvUnreadable" : "cvMissing";
    if (chosen !== file) {
      file = chosen;
      result = readCv(chosen);
    }
    const content = await result;
    if (content === "cvUnreadable" && input.files?.[0] === chosen) empty(input);
    return content;
  };
  return {
    read: async (form) => {
      const content = await read(form?.querySelector<HTMLInputElement>(`[name=${CV_FIELD}]`));
      return typeof content === "string"
        ? { problems: { [CV_FIELD]: content } }
        : { values: { [CV_FIELD]: content } };
    },
    forget: () => {
      file = undefined;
    },
  };
}
