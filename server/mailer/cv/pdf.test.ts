/** @jest-environment node */
import { docx, inspect, pdf } from "./testing/documents";

test.each<[string, string, string | Buffer]>([
  ["", "plain", pdf("1 0 obj<</Type/Catalog>>endobj")],
  ["", "after a byte order mark", `\ufeff${pdf("")}`],
  ["", "after a line break", `\r\n${pdf("")}`],
  ["", "after what a printer is told", `\u001b%-12345X@PJL JOB\n${pdf("")}`],
  [
    "",
    "with links to web pages",
    pdf("<</Title(CSS/JavaScript)/S/URI/URI(https://a.example/Launch)>>"),
  ],
  [
    "",
    "that opens at a page",
    pdf("<</OpenAction 5 0 R>>5 0 obj<</S/GoTo/D[1/Fit]>>endobj 6 0 obj<</S/URI>>endobj"),
  ],
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
  [
    "externalContent",
    "that opens an address",
    pdf("<</OpenAction<</S/URI/URI(http://evil.example)>>>>"),
  ],
  [
    "externalContent",
    "that opens an address after a comment",
    pdf("<</OpenAction %x\n<</S %y\n/URI>>>>"),
  ],
  [
    "externalContent",
    "that opens one by reference",
    pdf("<</OpenAction\0 05 0 R>>endobj5 0 obj<</S/URI>>endobj"),
  ],
  [
    "externalContent",
    "that opens one on a line below",
    pdf("<</OpenAction 5 0 R>>\n5 0 obj<</S/URI/URI(a)>>endobj"),
  ],
  ["externalContent", "whose stream is elsewhere", pdf("<</F<</FS/URL/F(http://evil.example)>>>>")],
  [
    "externalContent",
    "whose page opens an address",
    pdf("<</AA<</O 5 0 R>>>> 5 0 obj <</S/URI/URI(a)>>endobj"),
  ],
  [
    "externalContent",
    "that opens one as a second step",
    pdf("<</OpenAction 5 0 R>> 5 0 obj<</S/GoTo/Next 6 0 R>>"),
  ],
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
