import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import { CV_HEAD_BYTES } from "../../../../src/form-contract/cv";
import { testFolder } from "../../../testing/fixture-site";
import { inspectCv } from "../received-cv";

export const MB = 1024 * 1024;
const temp = testFolder();

/** An archive with any names, as malware would write it. */
export const archive = (
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
export const docx = (files: Record<string, string | Buffer> = {}) => archive({ ...WORD, ...files });
export const typed = (contentType: string | Buffer) => docx({ "[Content_Types].xml": contentType });
export const override = (type: string) =>
  `<Types><Override ContentType="application/vnd.${type}"/></Types>`;
export const text = (xml: string) =>
  docx({ "word/document.xml": `<w:document>${xml}</w:document>` });
export const instruction = (...parts: string[]) =>
  text(
    parts
      .map((part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`)
      .join(""),
  );
export const EVIL = "http://evil.example/a";
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="r" Type="http://x.example/${type}" Target="${target}"${mode}/></Relationships>`;
/** A document with a relation, by the last part of its type. */
export const related = (...of: Parameters<typeof relation>) =>
  docx({ "word/_rels/document.xml.rels": relation(...of) });
export const SETTINGS = "word/_rels/settings.xml.rels";
export const TEMPLATE = relation("attachedTemplate", EVIL);

export const OPEN_TEXT = {
  mimetype: "application/vnd.oasis.opendocument.text",
  "content.xml": "<office/>",
};
export const odt = (xml = "", name = "content.xml") =>
  archive({ ...OPEN_TEXT, [name]: `<o:body>${xml}</o:body>` });

export const pdf = (body: string) => `%PDF-1.7\n${body}\n%%EOF\n`;

/** A DOCX with a number of its central directory's second entry changed. */
export function tampered(offset: number, value: number): Buffer {
  const whole = docx();
  const first = whole.indexOf("PK\u0001\u0002", "latin1");
  whole.writeUInt16LE(value, whole.indexOf("PK\u0001\u0002", first + 4, "latin1") + offset);
  return whole;
}

/** An archive whose entries have a second name, for programs that look at it. */
export const renamed = (name: string) =>
  archive(WORD, { 28789: Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]) });

/** Text that packs to a quarter of its size. */
export function dull(length: number): Buffer {
  let state = 1;
  const letter = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 97 + (state >>> 30);
  };
  return Buffer.from(Uint8Array.from({ length }, letter));
}

/** What a check of a document says: its marks, or why it is refused. */
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
