/** @jest-environment node */
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { zipSync } from "fflate";
import { testFolder } from "../../testing/fixture-site";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { CAREER, eventsOf, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";

/** An archive with any names, as malware would write it. */
const zipArchive = (files: Record<string, string | Buffer>): Buffer<ArrayBuffer> =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))),
  );

const MB = 1024 * 1024;
const TYPES = '<Types><Override PartName="/word/document.xml"/></Types>';
const DOCX = { "[Content_Types].xml": TYPES, "word/document.xml": "<w:document/>" };
const ODT = { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<office/>" };
const SILENT = "";
const EXTERNAL =
  '<Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" ' +
  'Target="http://evil.example/t.dotm" TargetMode="External"/>';
const MACRO_TYPES = '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
const VBA_TYPES =
  '<Types><Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

/** An archive with a number of its central directory's second entry changed. */
function tampered(offset: number, value: number): Buffer<ArrayBuffer> {
  const archive = zipArchive(DOCX);
  const first = archive.indexOf("PK\u0001\u0002", "latin1");
  const second = archive.indexOf("PK\u0001\u0002", first + 4, "latin1");
  archive.writeUInt16LE(value, second + offset);
  return archive;
}

const temp = testFolder();
let mailServer: MailServer;
let mailer: RunningMailer;

beforeAll(async () => {
  mailServer = await startMailServer();
  mailer = await startMailer({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url });
});

afterAll(async () => {
  await mailer.close();
  await mailServer.close();
});

beforeEach(() => {
  mailServer.mails.length = 0;
});

/** Temporary folders of this process. */
const uploads = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`cv-${process.pid}-`));

let sent = 0;

/** Another applicant each time, so that no submission is a duplicate. */
function apply(name: string, content: string | Buffer<ArrayBuffer>, to: RunningMailer = mailer) {
  sent += 1;
  return to.putForm(2, { ...CAREER, phone: `1234567${sent}` }, new File([content], name));
}

async function subjectOfMail(): Promise<string | undefined> {
  await until(() => mailServer.mails.length === 1);
  return mailServer.mails[0]?.mail.subject;
}

test.each<[string, string | Buffer<ArrayBuffer>, number, string]>([
  ["cv.exe", "MZ", 422, "cvKind"],
  ["cv.docm", zipArchive(DOCX), 422, "cvKind"],
  ["cv.exe.pdf", "MZ", 422, "cvContent"],
  ["cv.pdf", " %PDF-1.7", 422, "cvContent"],
  ["cv.pdf", "", 422, "cvEmpty"],
  ["cv.pdf", `%PDF-${" ".repeat(4 * MB)}`, 413, "cvLarge"],
  ["cv.docx", "PK\u0003\u0004 and no archive", 422, "cvContent"],
  ["cv.docx", zipArchive({ "word/document.xml": "" }), 422, "cvContent"],
  ["cv.docx", zipArchive({ "[Content_Types].xml": TYPES, "a.txt": "" }), 422, "cvContent"],
  ["cv.docx", zipArchive({ ...DOCX, "word/vbaProject.bin": "x" }), 422, "cvContent"],
  ["cv.docx", zipArchive({ ...DOCX, "../../etc/cron.d/x": "x" }), 422, "cvContent"],
  ["cv.docx", zipArchive({ ...DOCX, "word/media/a.bin": Buffer.alloc(20 * MB) }), 422, "cvContent"],
  ["cv.docx", zipArchive({ ...DOCX, "word/media/a.bin": Buffer.alloc(51 * MB, "ab c") }), 422, "cvContent"],
  ["cv.docx", zipArchive({ ...DOCX, "[Content_Types].xml": utf16(MACRO_TYPES) }), 422, "cvContent"],
  ["cv.docx", zipArchive({ ...DOCX, "[Content_Types].xml": MACRO_TYPES.replace("E", "&#x45;") }), 422, "cvContent"],
  ["cv.docx", zipArchive({ ...DOCX, "[Content_Types].xml": VBA_TYPES, "word/a.bin": "" }), 422, "cvContent"],
  ["cv.docx", tampered(20, 60_000), 422, "cvContent"],
  ["cv.docx", tampered(8, 1), 422, "cvContent"],
  ["cv.odt", zipArchive(DOCX), 422, "cvContent"],
  ["cv.odt", zipArchive({ ...ODT, mimetype: "application/vnd.oasis.opendocument.spreadsheet" }), 422, "cvContent"],
  ["cv.odt", zipArchive({ ...ODT, "Basic/Standard/Module1.xml": "x" }), 422, "cvContent"],
])(
  "%s (case %#) is rejected with a message that names what is accepted, and nothing of it remains",
  async (name, content, status, problem) => {
    const { body, ...answer } = await apply(name, content);
    expect({ status: answer.status, problems: body.problems }).toEqual({ status, problems: { cv: problem } });
    expect(body.statusText).toMatch(/^CV: .*(PDF, DOCX or ODT|empty|at most 4 MB)/);
    expect(await uploads()).toEqual([]);
  },
);

test.each<[string, string | Buffer<ArrayBuffer>, string]>([
  ["cv.pdf", "%PDF-1.7\nplain", ""],
  ["CV.PDF", "%PDF-1.7\n<</Encrypt 5 0 R>>", "[encrypted CV] "],
  ["cv.pdf", "%PDF-1.7\n<</S/JavaScript/JS(app.alert(1))>>", "[active CV] "],
  ["cv.pdf", "%PDF-1.7\n<</S/L#61unch/F(cmd.exe)>>", "[active CV] "],
  ["cv.docx", zipArchive(DOCX), ""],
  ["cv.docx", zipArchive({ ...DOCX, "word/_rels/settings.xml.rels": EXTERNAL }), "[external template] "],
  ["cv.docx", zipArchive({ ...DOCX, "Word/_rels/Settings.xml.rels": EXTERNAL }), "[external template] "],
  ["cv.docx", zipArchive({ ...DOCX, "word/_rels/settings.xml.rels": utf16(EXTERNAL) }), "[external template] "],
  ["cv.odt", zipArchive(ODT), ""],
  ["CON.pdf", "%PDF-1.7", ""],
])("%s (case %#) is delivered, with its marks in the subject", async (name, content, marks) => {
  expect((await apply(name, content)).status).toBe(201);
  expect(await subjectOfMail()).toBe(`${marks}New application from Jan Li`);
});

test("a CV of 4 MB arrives whole", async () => {
  const content = Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(4 * MB - 8, 7)]);
  expect((await apply("cv.pdf", content)).status).toBe(201);
  await until(() => mailServer.mails.length === 1);
  expect(Buffer.from(mailServer.mails[0]?.mail.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
});

test("an aborted upload leaves nothing behind", async () => {
  const socket = net.connect(mailer.port, "127.0.0.1");
  const head = "PUT /api/form/2/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n";
  const part = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n${part}`);
  await until(async () => (await uploads()).length === 1);
  socket.destroy();
  await until(async () => (await uploads()).length === 0);
});

test("an unexpected file is rejected", async () => {
  const { status } = await mailer.putForm(3, { fullName: "Jan" }, new File(["x"], "x.pdf"), "POST");
  expect(status).toBe(303);
  expect(await uploads()).toEqual([]);
});

describe("the virus scanner", () => {
  let scanner: net.Server;
  let scanned: Buffer;
  /** `null` for hanging up. */
  let answer: string | null;
  let guarded: RunningMailer;

  beforeEach(async () => {
    const CLAMD_SOCKET = path.join(temp.folder, "clamd");
    scanner = net.createServer({ allowHalfOpen: true }, (socket) => {
      const chunks: Buffer[] = [];
      socket.on("data", (chunk) => {
        chunks.push(chunk);
        scanned = Buffer.concat(chunks);
        if (answer === null) socket.destroy();
        else if (answer !== SILENT && scanned.subarray(-4).equals(Buffer.alloc(4))) socket.end(`stream: ${answer}\0`);
      });
      socket.on("error", () => undefined);
    });
    scanner.listen(CLAMD_SOCKET);
    await once(scanner, "listening");
    guarded = await startMailer({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url, CLAMD_SOCKET });
  });

  afterEach(async () => {
    await guarded.close();
    scanner.close();
  });

  test("receives the file in its protocol; a clean one is delivered without a mark", async () => {
    answer = "OK";
    expect((await apply("cv.pdf", "%PDF-1.7", guarded)).status).toBe(201);
    expect(scanned.toString("latin1")).toBe("zINSTREAM\0\0\0\0\u0008%PDF-1.7\0\0\0\0");
    expect(await subjectOfMail()).toBe("New application from Jan Li");
    expect(mailServer.mails[0]?.mail.text).not.toContain("scan");
  });

  test("rejects infected files", async () => {
    answer = "Eicar-Test-Signature FOUND";
    const { status, body } = await apply("cv.pdf", "%PDF-1.7", guarded);
    expect(status).toBe(422);
    expect(body.statusText).toBe("CV: The virus scanner refused this file. Please send another one.");
    expect(await guarded.names()).toEqual([]);
  });

  test.each([
    ["fails", "size limit exceeded ERROR"],
    ["hangs up", null],
    ["is silent for 8 s", SILENT],
    ["is not running", "away"],
  ])("loses no application when it %s: the mail is marked", async (_what, says) => {
    answer = says;
    if (says === "away") await new Promise((resolve) => scanner.close(resolve));
    expect((await apply("cv.pdf", "%PDF-1.7", guarded)).status).toBe(201);
    expect(await subjectOfMail()).toBe("[not scanned] New application from Jan Li");
    expect(eventsOf(guarded.log).map(({ event }) => event)).toContain("notScanned");
  });
});
