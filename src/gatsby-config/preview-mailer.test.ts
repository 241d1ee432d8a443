/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { TYPESCRIPT_LOADER } from "../../tools/testing/run";

/**
 * As Gatsby puts its preview together: its functions, which read files, come after what the site
 * adds.
 */
const PREVIEW = `
  const app = require("express")();
  const { answerForms } = require("./plugins/gatsby-plugin-preview/forms.ts");
  answerForms(require("./src/gatsby-config/preview-mailer.ts").startPreviewMailer)(app);
  app.use("/api/*", require("multer")().any());
  const server = app.listen(0, () => console.log("http://127.0.0.1:" + server.address().port));`;

let preview: ChildProcess | null = null;

afterAll(() => void preview?.kill("SIGKILL"));

async function start(): Promise<string> {
  preview = spawn(process.execPath, ["--import", TYPESCRIPT_LOADER, "--eval", PREVIEW], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of preview.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    const [address] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (address) return address;
  }
  throw new Error("The preview did not start");
}

test("a form with a file, as browsers send it, becomes a mail in the preview's folder", async () => {
  const address = await start();
  const body = new FormData();
  for (const [name, value] of Object.entries({
    fullName: "Jan Li",
    email: "jan@visitor.example",
    message: "Hello.",
  }))
    body.set(name, value);
  const answer = await fetch(`${address}/api/form/3/`, {
    method: "PUT",
    headers: { origin: address },
    body,
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const mail = `var/outbox-preview/${id}.eml`;
  expect(existsSync(mail)).toBe(true);
  rmSync(mail);
}, 60_000);
