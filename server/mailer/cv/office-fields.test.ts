/** @jest-environment node */
import { docx, docxWithField, docxWithXml, EVIL_URL, field, inspect } from "./testing/documents";

test.each<[string, string | Buffer]>([
  ["with a link in a field", docxWithField(" HYPERLINK ", '"https://a.example" ')],
  [
    "with a link in a field with switches",
    docxWithField(' HYPERLINK "https://a.example" \\l "x" \\o "Tip: file://x" \\t "_blank" '),
  ],
  ["with a link within it", docxWithXml("<w:fldSimple w:instr=' HYPERLINK \\l \"top\" \\h '/>")],
  ["with a table of contents", docxWithField(' TOC \\o "1-3" \\h \\z \\u ')],
  [
    "with fields in the result of another one",
    docxWithXml(field(" TOC ").replace("<w:t>1</w:t>", field(" PAGEREF _Toc1 \\h "))),
  ],
  [
    "with fields of Word's templates",
    docxWithXml(
      [' SYMBOL 183 \\f "Symbol" ', " REF a \\h ", " page\\* MERGEFORMAT", " FORMTEXT ", " TITLE "]
        .map((code) => field(code))
        .join(""),
    ),
  ],
  ["with a field about DDE", docxWithField(" REF Budde \\o DDE ")],
])("a DOCX %s has no mark", async (_what, content) => {
  expect(await inspect(content)).toBe("");
});

test.each<[string, string]>([
  ["a picture", field(` INCLUDEPICTURE "${EVIL_URL}" \\d `)],
  ["a text", '<w:fldSimple w:instr="INCLUDETEXT \\\\evil\\a"/>'],
  ["a text, after a quotation mark", field('A "</w:instrText><w:fldChar/><w:instrText>INCLUDE a')],
  ["a link to a program", field(' HYPERLINK "file:///c:\\\\windows\\\\calc.exe" ')],
  ["a link to a UNC path", field(" HYPERLINK \\\\evil\\a ")],
  ["a link after its switches", field(' HYPERLINK \\o "Tip" \\l "a" "search-ms:a" ')],
  ["DDE", field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')],
  ["DDE in parts", field("D", "DE", "AUTO cmd")],
  ["DDE in a text", field("</w:instrText><w:t>DDEAUTO cmd</w:t><w:instrText>")],
  ["DDE in character codes", field(" QUOTE 68 68 69 65 85 84 79 ")],
  ["DDE around a comment", field("DD<!-- -->EAUTO cmd")],
  ["DDE in a CDATA section", field("<![CDATA[DDEAUTO cmd]]>")],
  [
    "DDE in deleted text",
    field("</w:instrText><w:delInstrText>DDEAUTO cmd</w:delInstrText><w:instrText>"),
  ],
  ["DDE in a bookmark", field(`</w:instrText>${field(" REF a ")}<w:instrText>`)],
  ["a link that is computed", field(` HYPERLINK "</w:instrText>${field(" TITLE ")}<w:instrText>"`)],
  ["a macro", field(" MACROBUTTON AutoOpen Click here ")],
  ["a question", field(' ASK a "Password?" ')],
  ["a database", field(' DATABASE \\d "\\\\evil\\a.mdb" ')],
  ["no beginning", "<w:instrText>DDEAUTO cmd</w:instrText>"],
  ["no end", field(" DDE cmd ").replace(/<w:t>.*/, "")],
  ["two types", '<w:fldChar w:fldCharType="begin" x:fldCharType="end"/><w:instrText>DDE'],
])("a DOCX with a field with %s is marked, wherever it is", async (_what, xml) => {
  expect(await inspect(docxWithXml(xml))).toBe("unusualCv");
  expect(await inspect(docx({ "word/footer1.xml": `<w:ftr>${xml}</w:ftr>` }))).toBe("unusualCv");
});
