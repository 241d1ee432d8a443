/** @jest-environment node */
import { once } from "node:events";
import { mkdir, readdir, rmdir, utimes } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { CV_MEDIA_TYPES, type CvKind } from "../../../src/form-contract/cv";
import { testFolder } from "../../testing/fixture-site";
import { exchange } from "../../testing/raw-request";
import { type MailServer, startMailServer } from "../testing/mail-server";
import {
  CAREER,
  formPath,
  MAIL_SETTINGS,
  type RunningMailer,
  startMailer,
} from "../testing/running-mailer";
import { until } from "../testing/wait";
import { docx, docxWithRelation, EVIL_URL, odt, zip } from "./testing/documents";

const MB = 1024 * 1024;
const SILENT = "";
const PDF = "%PDF-1.7\n%%EOF";
const CV = new File([PDF], "cv.pdf");

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
const uploads = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`cv-${process.pid}-`));

let sent = 0;

/** Another applicant each time, so that no submission is a duplicate. */
function apply(cv: File, to: RunningMailer = mailer) {
  sent += 1;
  return to.putForm("career", { ...CAREER, phone: `1234567${sent}` }, cv);
}

async function subjectOfMail(): Promise<string | undefined> {
  await until(() => mailServer.mails.length === 1);
  return mailServer.mails[0]?.mail.subject;
}

test.each<[string, string, string | Buffer<ArrayBuffer>, number, string]>([
  ["a program", "cv.exe", "MZ", 422, "cvKind"],
  ["a program with the ending of a PDF", "cv.exe.pdf", "MZ", 422, "cvKind"],
  ["a picture", "CV.jpg", "\u00ff\u00d8\u00ff\u00e0", 422, "cvKind"],
  ["a document of Pages", "cv.pages", zip({ "Index/Document.iwa": "x" }), 422, "cvKind"],
  ["a spreadsheet", "cv.docx", zip({ "xl/workbook.xml": "<a/>" }), 422, "cvKind"],
  ["a document with macros", "cv.docx", docx({ "word/vbaProject.bin": "x" }), 422, "cvContent"],
  ["half of a document", "cv.docx", docx().subarray(0, 100), 422, "cvContent"],
  ["the beginning of a PDF", "cv.pdf", "%PDF-1.7", 422, "cvContent"],
  ["an empty PDF", "cv.pdf", "", 422, "cvEmpty"],
  ["a PDF of more than 4 MB", "cv.pdf", `%PDF-${" ".repeat(4 * MB)}`, 413, "cvLarge"],
])(
  "%s is rejected with advice, without a trace on the disk",
  async (_what, name, content, status, problem) => {
    const { body, ...answer } = await apply(new File([content], name));
    expect({ status: answer.status, problems: body.problems }).toEqual({
      status,
      problems: { cv: problem },
    });
    expect(body.statusText).toMatch(/^CV: .*(as a PDF|empty|at most 4 MB)/);
    expect(await uploads()).toEqual([]);
  },
);

const OCTETS = "application/octet-stream";

test.each<[string, string, string | Buffer<ArrayBuffer>, string]>([
  ["Lebenslauf", "application/pdf", PDF, "pdf"],
  ["1000012345", "", PDF, "pdf"],
  ["cv.pdf.download", OCTETS, PDF, "pdf"],
  ["cv.pdf (1)", OCTETS, PDF, "pdf"],
  ["cv.pdf ", "application/pdf", PDF, "pdf"],
  ["CV.PDF", "text/plain", PDF, "pdf"],
  ["cv.docx", CV_MEDIA_TYPES.docx, PDF, "pdf"],
  ["", OCTETS, PDF, "pdf"],
  ["Curriculum", "", docx(), "docx"],
  ["cv.docx.zip", "application/zip", docx(), "docx"],
  ["cv.docx", CV_MEDIA_TYPES.docx, odt(), "odt"],
  ["1000012346", OCTETS, odt(), "odt"],
])("a CV called %j of the type %j is taken for what it is", async (name, type, content, kind) => {
  expect((await apply(new File([content], name, { type }))).status).toBe(201);
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.attachments).toEqual([
    expect.objectContaining({
      filename: expect.stringMatching(new RegExp(`^cv-[\\da-f]{8}\\.${kind}$`)),
      mimeType: CV_MEDIA_TYPES[kind as CvKind],
    }),
  ]);
});

test("a form whose field for the CV is empty is asked for it", async () => {
  const { status, body } = await apply(new File([], "", { type: OCTETS }));
  expect({ status, problems: body.problems }).toEqual({
    status: 400,
    problems: { cv: "cvMissing" },
  });
  expect(await uploads()).toEqual([]);
});

test("a CV that may do harm is delivered with marks and advice", async () => {
  expect(
    (await apply(new File([`${PDF}<</Encrypt 5 0 R/OpenAction<</S/JavaScript>>>>`], "cv.pdf")))
      .status,
  ).toBe(201);
  expect(await subjectOfMail()).toBe(
    "[encrypted CV] [active CV] New application from Jan Li, li@visitor.example",
  );
  expect(mailServer.mails[0]?.mail.text).toContain("Ask for one without a password.");
});

test("a CV with what no CV needs is delivered with one mark, however it was sent", async () => {
  const cv = new File([docxWithRelation("image", EVIL_URL)], "cv.docx");
  const { status } = await mailer.putForm("career", { ...CAREER, elapsed: "100" }, cv);
  expect(status).toBe(201);
  expect(await subjectOfMail()).toBe(
    "[suspicious] New application from Jan Li, li@visitor.example",
  );
  expect(mailServer.mails[0]?.mail.text).toMatch(/within two seconds.*what CVs do not need/s);
});

test("a CV of 4 MB arrives whole", async () => {
  const content = Buffer.concat([Buffer.from(PDF), Buffer.alloc(4 * MB - PDF.length, 7)]);
  expect((await apply(new File([content], "cv.pdf"))).status).toBe(201);
  await until(() => mailServer.mails.length === 1);
  expect(
    Buffer.from(mailServer.mails[0]?.mail.attachments[0]?.content as ArrayBuffer).equals(content),
  ).toBe(true);
});

test("an aborted upload leaves nothing behind", async () => {
  const socket = net.connect(mailer.port, "127.0.0.1");
  const head = `PUT ${formPath("career")} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n`;
  const part =
    '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n${part}`);
  await until(async () => (await uploads()).length === 1);
  socket.destroy();
  await until(async () => (await uploads()).length === 0);
});

test("a start deletes the uploads of killed servers, and no other folders", async () => {
  const otherFolder = path.join(tmpdir(), "cv-mine");
  for (const folder of [path.join(tmpdir(), "cv-4194305-x"), otherFolder]) {
    await mkdir(folder, { recursive: true });
    await utimes(folder, 1, 1);
  }
  await (await startMailer(MAIL_SETTINGS)).close();
  await until(async () => !(await readdir(tmpdir())).includes("cv-4194305-x"));
  expect(await readdir(tmpdir())).toContain("cv-mine");
  await rmdir(otherFolder);
});

test("an unexpected file does not break the connection for the next request", async () => {
  const body = `--b\r\nContent-Disposition: form-data; name="cv"; filename="x.pdf"\r\n\r\n${"x".repeat(MB)}\r\n--b--`;
  const head = `POST ${formPath("general")} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}`;
  const answer = await exchange(
    mailer.port,
    `${head}\r\n\r\n${body}${head}\r\nConnection: close\r\n\r\n${body}`,
  );
  expect(answer.match(/HTTP\/1.1 303/g)).toHaveLength(2);
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
        else if (answer !== SILENT && scanned.subarray(-4).equals(Buffer.alloc(4)))
          socket.end(`stream: ${answer}\0`);
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

  test("gets the file in its protocol, and leaves a clean one without a mark", async () => {
    answer = "OK";
    expect((await apply(CV, guarded)).status).toBe(201);
    expect(scanned.toString("latin1")).toBe(`zINSTREAM\0\0\0\0\u000e${PDF}\0\0\0\0`);
    expect(await subjectOfMail()).toBe("New application from Jan Li, li@visitor.example");
    expect(mailServer.mails[0]?.mail.text).not.toContain("scan");
  });

  test("rejects infected files", async () => {
    answer = "Eicar-Test-Signature FOUND";
    const { status, body } = await apply(CV, guarded);
    expect(status).toBe(422);
    expect(body.statusText).toBe(
      "CV: The virus scanner refused this file. Please send another one.",
    );
    expect(await guarded.outboxFiles()).toEqual([]);
  });

  test.each([
    ["fails", "size limit exceeded ERROR"],
    ["hangs up", null],
    ["is silent for 8 s", SILENT],
    ["is not running", "away"],
  ])("loses no application when it %s: the mail is marked", async (_what, says) => {
    answer = says;
    if (says === "away") await new Promise((resolve) => scanner.close(resolve));
    expect((await apply(CV, guarded)).status).toBe(201);
    expect(await subjectOfMail()).toBe(
      "[not scanned] New application from Jan Li, li@visitor.example",
    );
    expect(guarded.events().map(({ event }) => event)).toContain("notScanned");
  });
});
