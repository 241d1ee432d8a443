/** @jest-environment node */
import {
  contentType,
  docx,
  docxWithBadEntry,
  docxWithRelation,
  docxWithSecondName,
  docxWithTypes,
  docxWithXml,
  EVIL_URL,
  field,
  inspect,
  MB,
  ODT_FILES,
  odt,
  poorText,
  relations,
  SETTINGS_RELATIONS,
  TEMPLATE_RELATION,
  TYPES,
  utf16,
  zip,
} from "./testing/documents";

const HEADER = `<w:hdr>${[" PAGE ", " NUMPAGES \\* Arabic ", ' DATE \\@ "d. M. yyyy" '].map((code) => field(code)).join("")}</w:hdr>`;

/** What Word, LibreOffice, Google Docs and Pages put into a DOCX. */
const USUAL_FILES = {
  "_rels/.rels": relations(
    ["officeDocument", "word/document.xml"],
    ["metadata/core-properties", "docProps/core.xml"],
    ["extended-properties", "docProps/app.xml"],
    ["metadata/thumbnail", "docProps/thumbnail.jpeg"],
  ),
  "word/_rels/document.xml.rels": relations(
    ["styles", "styles.xml"],
    ["theme", "/word/theme/theme1.xml"],
    ["customXml", "../customXml/item1.xml"],
    ["intelligence", "intelligence2.xml"],
    ["glossaryDocument", "glossary/document.xml"],
    ["commentsExtended", "commentsExtended.xml"],
    ["image", "media/image1.PNG"],
    ["image", "file:///C:\\Users\\jan\\photo.jpg", "External"],
    ["hyperlink", "https://www.linkedin.com/in/jan", "External"],
    ["hyperlink", "mailto:jan@example.com", "External"],
    ["hyperlink", "tel:+420000000000", "External"],
    ["hyperlink", "linkedin.com/in/jan", "External"],
    ["attachedTemplate", "Macintosh%20HD:Users:jan:Library:CV.dotx", "External"],
    ["hyperlink", "#top"],
  ),
  "word/_rels/settings.xml.rels": relations([
    "attachedTemplate",
    "file:///C:\\Users\\jan\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20resume.dotx",
    "External",
  ]),
  "word/": "",
  "word/styles.xml": '<w:styles xmlns:w="http://schemas.openxmlformats.org/w/main"/>',
  "word/settings.xml":
    '<w:settings><w:compatSetting w:uri="http://schemas.microsoft.com/office/word"/></w:settings>',
  "word/webSettings.xml": "<w:webSettings/>",
  "word/fontTable.xml": "<w:fonts/>",
  "word/fonts/font1.odttf": "x",
  "word/fonts/Roboto-regular.ttf": "x",
  "word/theme/theme1.xml": "<a:theme/>",
  "word/media/image1.PNG": "x",
  "word/header1.xml": HEADER,
  "word/intelligence2.xml": "<int2:intelligence/>",
  "word/comments.xml": "<w:comments/>",
  "word/commentsExtended.xml": "<w15:commentsEx/>",
  "word/footnotes.xml": "<w:footnotes/>",
  "word/glossary/document.xml": "<w:glossaryDocument/>",
  "word/diagrams/quickStyle1.xml": "<dgm:styleDef/>",
  "customXml/item1.xml": '<b:Sources SelectedStyle="\\APASixthEditionOfficeOnline.xsl"/>',
  "docProps/core.xml": "<cp:coreProperties/>",
  "docProps/app.xml":
    "<Properties><HyperlinkBase>https://jan.example/</HyperlinkBase></Properties>",
  "word/media/icon.svg":
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
  "docProps/thumbnail.jpeg": "x",
  "docMetadata/LabelInfo.xml": "<clbl:labelList/>",
  "[trash]/0000.dat": "\0",
};

test.each<[string, string | Buffer]>([
  ["of plain text", docx()],
  ["with all that is usual", docx(USUAL_FILES)],
  [
    "with an older link, and a picture in its text",
    docxWithXml('<v:shape href="https://a"/><image href="data:,a"/>'),
  ],
  ["with the words of its picture", docxWithXml('<wp:docPr descr="\\\\server\\me.jpg"/>')],
  ["of Word on the web", zip({ "[Content_Types].xml": TYPES, "word/document2.xml": "<w/>" })],
  ["with a text about DDE", docxWithXml("<w:t>I know DDE and LINK http://, file:///</w:t>")],
])("a DOCX %s has no mark", async (_what, content) => {
  expect(await inspect(content)).toBe("");
});

test.each<[string, string | Buffer]>([
  ["a template from elsewhere", docx({ [SETTINGS_RELATIONS]: TEMPLATE_RELATION })],
  [
    "a template, in character references",
    docxWithRelation("attachedTemplate", "&#104;ttp://evil.example", ""),
  ],
  ["a template of another computer", docxWithRelation("attachedTemplate", "file://evil/a.dotm")],
  [
    "a template, in a part in capitals",
    docx({ [SETTINGS_RELATIONS.toUpperCase()]: TEMPLATE_RELATION }),
  ],
  ["a template, in UTF-16", docx({ [SETTINGS_RELATIONS]: utf16(TEMPLATE_RELATION) })],
  ["a picture from elsewhere", docxWithRelation("image", EVIL_URL)],
  ["a picture at a UNC path", docxWithRelation("image", "\\\\evil.example\\a.png", "")],
  [
    "a picture at a UNC path, in mixed slashes",
    docxWithRelation("image", " /\\evil.example/a.png", ""),
  ],
  ["a picture called hyperlink", docxWithRelation("image", "http://evil.example/hyperlink")],
  ["a picture, before a sign that ends elements", docxWithRelation("image", `${EVIL_URL}" a="b>c`)],
  ["an older picture from elsewhere", docxWithXml(`<v:imagedata src="${EVIL_URL}"/>`)],
  [
    "a template at an address that looks like a folder of a Mac",
    docxWithRelation("attachedTemplate", "http:Users:a@evil.example/a.dotm"),
  ],
  ["the other picture of an older shape", docxWithXml(`<v:fill o:althref="${EVIL_URL}"/>`)],
  [
    "a base of its links on another computer",
    docx({ "docProps/app.xml": "<a><HyperlinkBase>\\\\evil\\a\\</HyperlinkBase></a>" }),
  ],
  ["a chart, whose workbook may hold anything", docx({ "word/charts/chart1.xml": "<c:chart/>" })],
  ["a frame", docxWithRelation("frame", EVIL_URL)],
  ["a subdocument", docxWithRelation("subDocument", EVIL_URL)],
  ["a mail merge", docxWithXml("<w:mailMerge/>")],
  ["a source of data", docxWithRelation("mailMergeSource", "\\\\evil\\a.xlsx")],
  ["the address of a database", docxWithXml('<w:a w:val="Data Source=\\\\evil\\a.xlsx;"/>')],
  ["a schema from elsewhere", docxWithXml('<sl:schema sl:manifestLocation="http://evil"/>')],
  ["a link to a program", docxWithRelation("hyperlink", "file:///C:/Windows/System32/calc.exe")],
  ["a link to a program beside it", docxWithRelation("hyperlink", "..\\cv.pdf.lnk")],
  ["a link with a scheme of Windows", docxWithRelation("hyperlink", "search-ms:query=cv")],
  ["a link to a script, in an older shape", docxWithXml('<v:shape href="javascript:a"/>')],
  ["an OLE object", docxWithRelation("oleObject", "embeddings/oleObject1.bin", "")],
  ["an OLE object, in character references", docxWithRelation("oleO&#98;ject", "a.bin", "")],
  ["an OLE object, as in Follina", docxWithRelation("oleObject", `mhtml:${EVIL_URL}!x-usc`)],
  ["the part of an OLE object", docx({ "word/embeddings/oleObject1.bin": "x" })],
  ["a control", docx({ "word/activeX/activeX1.xml": "<a/>" })],
  ["another document", docxWithRelation("aFChunk", "afchunk.dat", "")],
  ["a web extension", docx({ "word/webextensions/taskpanes.xml": "<a/>" })],
  ["an RTF file", docx({ "word/a.rtf": "{\\rtf1}" })],
  ["a ribbon of its own", docx({ "customUI/customUI.xml": '<customUI onLoad="a"/>' })],
  ["the relation of a ribbon", docxWithRelation("ui/extensibility", "media/a.xml", "")],
  ["keys of its own", docxWithRelation("keyMapCustomizations", "customizations.xml", "")],
  ["a form's macro", docxWithXml('<w:ffData><w:entryMacro w:val="AutoOpen"/></w:ffData>')],
  ["a film of the web", docxWithXml('<wp15:webVideoPr embeddedHtml="&lt;iframe&gt;"/>')],
])("a DOCX with %s is marked", async (_what, content) => {
  expect(await inspect(content)).toBe("unusualCv");
});

test.each<[string, string | Buffer]>([
  [
    "with an entity of its own",
    docxWithXml('<!DOCTYPE a [<!ENTITY e "DDEAUTO">]><w:instrText>&e;</w:instrText>'),
  ],
  [
    "with a document type of another computer",
    docx({ "word/document.xml": `<!DOCTYPE w SYSTEM "${EVIL_URL}"><w:document/>` }),
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
  expect(await inspect(content)).toBe("opaqueCv");
});

test.each<[string, string | Buffer]>([
  ["that is not an archive", "PK\u0003\u0004 and no archive"],
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
  expect(await inspect(content)).toBe("cvContent");
});

test.each<[string, string | Buffer]>([
  ["of plain text", odt()],
  ["with an empty list of scripts", odt("<office:scripts/><office:forms/>")],
  [
    "with links and pictures",
    odt('<o:scripts/><t:a x:href="https://a.example"/><d:image x:href="Pictures/1.png"/>'),
  ],
  [
    "with all that is usual",
    zip({
      ...ODT_FILES,
      "meta.xml":
        '<meta:template xlink:href="../../usr/share/template/CV.ott" xlink:title="Modern: CV"/>',
      "settings.xml": "<office:document-settings/>",
      "styles.xml":
        '<svg:font-face-uri xlink:href="Fonts/font1.ttf"/><text:a xlink:href="mailto:a@b.example"/>',
      "manifest.rdf": '<rdf:RDF rdf:resource="http://docs.oasis-open.org/ns/office/1.2"/>',
      "layout-cache": "x",
      "META-INF/manifest.xml":
        '<!DOCTYPE m PUBLIC "-//OpenOffice.org//DTD Manifest 1.0//EN" "Manifest.dtd"><m/>',
      "Configurations2/accelerator/current.xml": "",
      "Configurations2/images/Bitmaps/": "",
      "Pictures/1.png": "x",
      "media/image1.jpeg": "x",
      "Fonts/font1.ttf": "x",
      "Thumbnails/thumbnail.png": "x",
    }),
  ],
  [
    "with a field of Word's",
    odt('<f:fieldmark f:type="vnd.oasis.opendocument.field.FORMTEXT" xlink:type="simple"/>'),
  ],
  ["with a table of contents", odt("<text:table-of-content-source/>")],
])("an ODT %s has no mark", async (_what, content) => {
  expect(await inspect(content)).toBe("");
});

test.each<[string, string | Buffer]>([
  ["a section from elsewhere", odt('<text:section-source xlink:href="../a.odt"/>')],
  ["a picture in a header", odt(`<draw:image xlink:href="${EVIL_URL}"/>`, "styles.xml")],
  ["a template from elsewhere", odt(`<meta:template xlink:href="${EVIL_URL}"/>`, "meta.xml")],
  ["a script", odt('<office:scripts><office:script script:language="Basic"/></office:scripts>')],
  ["an object", odt('<draw:object xlink:href="./Object 1"/>')],
  ["the part of an object", zip({ ...ODT_FILES, "Object 1": "x" })],
  ["DDE", odt("<office:dde-source/>")],
  ["DDE of Word's", odt('<f:fieldmark f:type="vnd.oasis.opendocument.field.DDEAUTO"/>')],
  ["a database", odt("<text:database-display/>")],
  ["a macro in its text", odt("<text:execute-macro/>")],
  ["an event listener", odt('<s:event-listener xlink:href="vnd.sun.star.script:a"/>')],
  ["a key that starts a macro", odt('<a:item x:href="vnd.sun.star.script:a"/>', "keys.xml")],
  ["a link to a macro", odt('<text:a xlink:href="vnd.sun.star.script:a"/>')],
  ["a link to a program", odt('<text:a xlink:href="../../../usr/bin/a"/>')],
  [
    "a button to a program",
    odt('<f:button f:button-type="url" x:href="file:///C:/Windows/System32/calc.exe"/>'),
  ],
  ["a picture from elsewhere, with a blank", odt('<d:image x:href="ht&#9;tp://evil.example/a"/>')],
  ["a link of a picture to a program", odt('<draw:a xlink:href="file:///C:/a.exe"/>')],
])("an ODT with %s is marked", async (_what, content) => {
  expect(await inspect(content)).toBe("unusualCv");
});

test.each<[string, string | Buffer]>([
  ["without content types", zip({ "word/document.xml": "" })],
  [
    "of a template",
    docxWithTypes(contentType("openxmlformats-officedocument.wordprocessingml.template.main+xml")),
  ],
  ["of a spreadsheet", zip({ ...ODT_FILES, mimetype: ODT_FILES.mimetype.replace("text", "x") })],
])("an archive %s is not taken for a CV", async (_what, content) => {
  expect(await inspect(content)).toBe("cvKind");
});

test("an ODT with macros is refused", async () => {
  const content = zip({ ...ODT_FILES, "Basic/Standard/Module1.xml": "x" });
  expect(await inspect(content)).toBe("cvContent");
});
