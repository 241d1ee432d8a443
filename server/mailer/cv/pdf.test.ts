/** @jest-environment node */
import { docx, inspect, pdf } from "./testing/documents";

test.each<[string, string | Buffer]>([
  ["of plain text", pdf("1 0 obj<</Type/Catalog>>endobj")],
  ["after a byte order mark", `\ufeff${pdf("")}`],
  ["after a line break", `\r\n${pdf("")}`],
  ["after a printer's commands", `\u001b%-12345X@PJL JOB\n${pdf("")}`],
  [
    "with links to web pages",
    pdf("<</Title(CSS/JavaScript)/S/URI/URI(https://a.example/Launch)>>"),
  ],
  [
    "that opens at a page",
    pdf("<</OpenAction 5 0 R>>5 0 obj<</S/GoTo/D[1/Fit]>>endobj 6 0 obj<</S/URI>>endobj"),
  ],
  ["with links to a mailbox and a phone", pdf("/URI(mailto:a@b.example) /URI (TEL:+420)")],
  ["with flags and fonts called F", pdf("<</F 4/Font<</F 5 0 R/F1 6 0 R>>/Filter/A85>>")],
  [
    "with what a picture has by chance, and a link in hexadecimal digits",
    Buffer.from(pdf("\u00e9/F<\u00e9|/3D<8\u00d8/f<5, /URI<68747470733a2f2f61>"), "latin1"),
  ],
  ["that opens at a named page", pdf("<</OpenAction<</S/GoTo/D<FEFF0031>>>>>")],
])("a PDF %s has no mark", async (_what, content) => {
  expect(await inspect(content)).toBe("");
});

test.each<[string, string | Buffer]>([
  ["that goes to another file", pdf("<</S/GoToR/F(//evil.example/a.pdf)>>")],
  ["that opens an address", pdf("<</OpenAction<</S/URI/URI(http://evil.example)>>>>")],
  ["that opens an address after a comment", pdf("<</OpenAction %x\n<</S %y\n/URI>>>>")],
  [
    "that opens an address, by reference",
    pdf("<</OpenAction\0 05 0 R>>endobj5 0 obj<</S/URI>>endobj"),
  ],
  [
    "that opens an address, by reference to another line",
    pdf("<</OpenAction 5 0 R>>\n5 0 obj<</S/URI/URI(a)>>endobj"),
  ],
  ["with a stream at a UNC path", pdf("<</Length 0/F(\\\\\\\\evil.example\\\\a)>>")],
  ["with a stream at a path, in octal digits", pdf("<</F (\\134\\134evil\\134a)>>")],
  ["with a stream at a path, in hexadecimal digits", pdf("<</F <5c5c6576696c>>>")],
  [
    "with a stream at a path, in Unicode",
    Buffer.from(pdf("<</UF(\u00fe\u00ff\0\\\0\\)>>"), "latin1"),
  ],
  ["with a file at an address", pdf("<</Type/Filespec/#46(file://evil/a)>>")],
  ["with a file at a path with slashes", pdf("<</UF(//evil.example/a)>>")],
  ["with a file at a path, by reference", pdf("<</F 5 0 R>> 5 0 obj(\\\\\\\\evil\\\\a)endobj")],
  ["with a stream at an address, partly in octal digits", pdf("<</F(ht\\164p://evil.example)>>")],
  ["with a stream at an address, in two lines", pdf("<</F(ht\\\ntp://evil.example)>>")],
  ["with a stream at a path, in digits with blanks", pdf("<</F\n< 5 C 5c6576696c>>>")],
  ["with a file at a path of Windows", pdf("<</Type/Filespec/DOS(\\\\evil\\a)>>")],
  ["with a stream at an address", pdf("<</F<</FS/URL/F(http://evil.example)>>>>")],
  ["whose page opens an address", pdf("<</AA<</O 5 0 R>>>> 5 0 obj <</S/URI/URI(a)>>endobj")],
  [
    "that opens an address as a second action",
    pdf("<</OpenAction 5 0 R>> 5 0 obj<</S/GoTo/Next 6 0 R>>"),
  ],
])("a PDF %s is marked as loading from elsewhere", async (_what, content) => {
  expect(await inspect(content)).toBe("externalContent");
});

test.each<[string, string | Buffer]>([
  ["with a script", pdf("<</S/JavaScript/JS(app.alert(1))>>")],
  ["that starts a program, in hexadecimal digits", pdf("<</S/L#61unch/F(cmd.exe)>>")],
  ["with an embedded file", pdf("<</Type/EmbeddedFile>>")],
  ["with embedded files", pdf("<</Names<</EmbeddedFiles 3 0 R>>>>")],
  ["with an XFA form", pdf("<</AcroForm<</XFA 4 0 R>>>>")],
  ["that sends a form", pdf("<</S/SubmitForm/F 5 0 R>>")],
  ["that imports data", pdf("<</S/ImportData/F(a.fdf)>>")],
  ["with a film", pdf("<</Subtype/RichMedia>>")],
  ["with a model", pdf("<</Type/Annot/Subtype/3D>>")],
  ["with a model after a blank", pdf("<</Subtype /3D>>")],
  ["with an embedded file without a type", pdf("<</Type/Filespec/EF<</F 3 0 R>>>>")],
  ["with a script after a percent sign, in hexadecimal digits", pdf("(100 % sure)/S/#4aavaScript")],
  [
    "with a script after a percent sign, between comments",
    pdf("(100 % sure)/S%x\n%y\n/#4aavaScript"),
  ],
])("a PDF %s is marked as active", async (_what, content) => {
  expect(await inspect(content)).toBe("activeCv");
});

test.each<[string, string]>([
  ["a program", "<</S/URI/URI(file:///C:/Windows/System32/calc.exe)>>"],
  ["a scheme of Windows", "<</S/URI/URI (search-ms:query=cv)>>"],
  ["a path, in octal digits", "<</S/URI/URI(\\134\\134evil)>>"],
  ["a path with slashes", "<</S/URI/URI(//evil/a)>>"],
  ["a program, partly in octal digits", "<</S/URI/URI(f\\151le:///C:/a.exe)>>"],
  ["a program, in hexadecimal digits", "<</S/URI/URI <66696c653a2f2f2f433a2f 612e657865>>>"],
  ["what is below a folder of Windows", "<</URI<</Base(file:///C:/Windows/)>>>>"],
])("a PDF with a link to %s is marked", async (_what, content) => {
  expect(await inspect(pdf(content))).toBe("unusualCv");
});

// Looking back from each blank for a key would take hours.
test("a PDF with megabytes of blanks is examined", async () => {
  expect(await inspect(pdf(" ".repeat(4_000_000)))).toBe("");
});

test("a PDF with object streams is marked as opaque", async () => {
  expect(await inspect(pdf("<</Type/ObjStm>>"))).toBe("opaqueCv");
});

test("an encrypted PDF is marked", async () => {
  expect(await inspect(pdf("<</Encrypt 5 0 R>>"))).toBe("encryptedCv");
});

test.each<[string, string | Buffer]>([
  ["that ends before it begins", `%%EOF\n%PDF-1.7`],
  ["without an end", "%PDF-1.7\nplain"],
  ["of nothing but its signature", "%PDF-1.7"],
  ["that is an archive", Buffer.concat([docx(), Buffer.from(pdf(""))])],
])("a PDF %s is refused", async (_what, content) => {
  expect(await inspect(content)).toBe("cvContent");
});

test.each<[string, string | Buffer]>([
  ["that is a web page", `<html>${pdf("")}`],
  ["that is a web page after a percent sign", `%<html>${pdf("")}`],
  [
    "that is an archive after a byte order mark",
    Buffer.concat([Buffer.from("\ufeff"), docx(), Buffer.from(pdf(""))]),
  ],
  ["whose signature comes too late", `${" ".repeat(1024)}${pdf("")}`],
])("a PDF %s is not taken for a CV", async (_what, content) => {
  expect(await inspect(content)).toBe("cvKind");
});
