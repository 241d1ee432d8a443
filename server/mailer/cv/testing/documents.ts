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
): Buffer => {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    [Buffer.from(content), { extra }],
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Zippable));
};
export const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

export const TYPES = '<Types><Override PartName="/word/document.xml"/></Types>';
const WORD = { "[Content_Types].xml": TYPES, "word/document.xml": "<w:document/>" };
export const docx = (files: Record<string, string | Buffer> = {}) => zip({ ...WORD, ...files });
export const docxWithTypes = (types: string | Buffer) => docx({ "[Content_Types].xml": types });
export const contentType = (type: string) =>
  `<Types><Override ContentType="application/vnd.${type}"/></Types>`;
/** A DOCX with XML in its text. */
export const docxWithXml = (xml: string) =>
  docx({ "word/document.xml": `<w:document>${xml}</w:document>` });
/** A DOCX with the code of a field, in parts. */
export const docxWithField = (...parts: string[]) =>
  docxWithXml(
    parts
      .map((part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`)
      .join(""),
  );
export const EVIL_URL = "http://evil.example/a";
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="r" Type="http://x.example/${type}" Target="${target}"${mode}/></Relationships>`;
/** A DOCX with a relation, by the last part of its type. */
export const docxWithRelation = (...parameters: Parameters<typeof relation>) =>
  docx({ "word/_rels/document.xml.rels": relation(...parameters) });
export const SETTINGS_RELATIONS = "word/_rels/settings.xml.rels";
export const TEMPLATE_RELATION = relation("attachedTemplate", EVIL_URL);

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
export async function inspect(name: string, content: string | Buffer) {
  const file = path.join(temp.folder, "cv");
  const bytes = Buffer.from(content);
  await writeFile(file, bytes);
  const result = await inspectCv({
    file,
    name,
    bytes: bytes.length,
    head: bytes.subarray(0, CV_HEAD_BYTES),
    hash: "",
  });
  return result.ok ? result.marks.join() : result.problem;
}
