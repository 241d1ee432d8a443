import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import { CV_HEAD_BYTES } from "../../../../src/form-contract/cv";
import { testFolder } from "../../../testing/fixture-site";
import { inspectCv } from "../received-cv";

export const MB = 1024 * 1024;
const temp = testFolder();

/** A ZIP archive with any names, as malware would have it. */
export const zip = (
  files: Record<string, string | Buffer>,
  extra?: Record<number, Uint8Array>,
): Buffer<ArrayBuffer> => {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    [Buffer.from(content), { extra }],
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Zippable));
};
export const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

const WORD_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
export const TYPES = `<Types><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}"/></Types>`;
const WORD = { "[Content_Types].xml": TYPES, "word/document.xml": "<w:document/>" };
export const docx = (files: Record<string, string | Buffer> = {}) => zip({ ...WORD, ...files });
export const docxWithTypes = (types: string | Buffer) => docx({ "[Content_Types].xml": types });
export const contentType = (type: string) =>
  `<Types><Override ContentType="application/vnd.${type}"/></Types>`;
/** A DOCX with XML in its text. */
export const docxWithXml = (xml: string) =>
  docx({ "word/document.xml": `<w:document>${xml}</w:document>` });
/** A field, with its code in parts. */
export const field = (...parts: string[]) => {
  const codes = parts.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`);
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return `${mark("begin")}${codes.join("\n")}${mark("separate")}<w:t>1</w:t>${mark("end")}`;
};
/** A DOCX with a field. */
export const docxWithField = (...parts: string[]) => docxWithXml(field(...parts));
export const EVIL_URL = "http://evil.example/a";
/** Relations, each with the last part of its type. */
export const relations = (...all: [type: string, target: string, mode?: string][]) => {
  const elements = all.map(
    ([type, target, mode = "Internal"]) =>
      `<Relationship Type="http://x.example/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`,
  );
  return `<Relationships>${elements.join("")}</Relationships>`;
};
/** A DOCX with a relation to something outside of it, unless the mode is another one. */
export const docxWithRelation = (type: string, target: string, mode = "External") =>
  docx({ "word/_rels/document.xml.rels": relations([type, target, mode]) });
export const SETTINGS_RELATIONS = "word/_rels/settings.xml.rels";
export const TEMPLATE_RELATION = relations(["attachedTemplate", EVIL_URL, "External"]);

export const ODT_FILES = {
  mimetype: "application/vnd.oasis.opendocument.text",
  "content.xml": "<office/>",
};
export const odt = (xml = "", name = "content.xml") =>
  zip({ ...ODT_FILES, [name]: `<o:body>${xml}</o:body>` });

export const pdf = (body: string) => `%PDF-1.7\n${body}\n%%EOF\n`;

/** A DOCX with another number in the second entry of its central directory. */
export function docxWithBadEntry(offset: number, value: number): Buffer {
  const whole = docx();
  const first = whole.indexOf("PK\u0001\u0002", "latin1");
  whole.writeUInt16LE(value, whole.indexOf("PK\u0001\u0002", first + 4, "latin1") + offset);
  return whole;
}

/** A DOCX whose entries have a second name, which some programs use. */
export const docxWithSecondName = (name: string) =>
  zip(WORD, { 28789: Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]) });

/** Text of few letters: it compresses to a quarter of its size, not to nothing. */
export function poorText(length: number): Buffer {
  let state = 1;
  const letter = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 97 + (state >>> 30);
  };
  return Buffer.from(Uint8Array.from({ length }, letter));
}

/** Inspects a CV. Resolves with its marks, joined by commas, or with its problem. */
export async function inspect(content: string | Buffer) {
  const file = path.join(temp.folder, "cv");
  const bytes = Buffer.from(content);
  await writeFile(file, bytes);
  const result = await inspectCv({
    file,
    bytes: bytes.length,
    head: bytes.subarray(0, CV_HEAD_BYTES),
    hash: "",
  });
  return result.ok ? result.marks.join() : result.problem;
}
