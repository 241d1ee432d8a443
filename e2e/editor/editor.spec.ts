import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { openEntry, publish, test } from "../support/editor";

// One editor for all of them; the program is five megabytes.
test.describe.configure({ mode: "default", timeout: 180_000 });

const linesOf = (file: string): string[] => readFileSync(file, "utf8").split("\n");

test("an entry that is changed and saved differs in the line that was changed, and asks nothing of another host", async ({
  page,
  editor,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  const file = path.join(editor.content, "works/hid/index.md");
  const before = linesOf(file);
  await openEntry(page, editor, "Works", "HID");
  const order = page.getByLabel("Order", { exact: true });
  await expect(order).toHaveValue("30");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("HID");
  await order.fill("31");
  await publish(page);
  expect(linesOf(file)).toEqual(before.map((line) => (line === "order: 30" ? "order: 31" : line)));
  expect([...hosts].filter((host) => host !== "" && host !== "localhost")).toEqual([]);
});

/** Saves an entry as the CMS does. */
const saving = (file: string) => ({
  action: "persistEntry",
  params: {
    branch: "main",
    entry: { slug: "escaped", path: file, raw: "x" },
    assets: [],
    options: { commitMessage: "x", useWorkflow: false, status: "draft" },
  },
});

test("what writes for the editor refuses every path outside of the content, also by way of a link", async ({
  request,
  editor,
}) => {
  const inside = await request.post(editor.api, { data: saving("pages/escaped/index.md") });
  expect(inside.ok(), await inside.text()).toBe(true);
  rmSync(path.join(editor.content, "pages/escaped"), { recursive: true });
  for (const outside of ["../escaped.md", "../../escaped.md", "/tmp/escaped.md", "../content-evil/escaped.md"]) {
    const answer = await request.post(editor.api, { data: saving(outside) });
    expect(answer.status(), outside).toBe(422);
    expect(existsSync(path.resolve(editor.content, outside))).toBe(false);
  }
  const link = path.join(editor.content, "blog/linked");
  symlinkSync("../..", link);
  expect((await request.post(editor.api, { data: saving("blog/linked/escaped.md") })).ok()).toBe(false);
  rmSync(link);
  expect(readdirSync(path.dirname(editor.content))).not.toContain("escaped.md");
});

test("a page of another site cannot write: it is no origin that may, and nothing but JSON is read", async ({
  request,
  editor,
}) => {
  const evil = "https://evil.example";
  const asked = await request.fetch(editor.api, {
    method: "OPTIONS",
    headers: { origin: evil, "access-control-request-method": "POST" },
  });
  expect(asked.headers()["access-control-allow-origin"]).toBe(new URL(editor.address).origin);
  const sent = await request.post(editor.api, {
    headers: { origin: evil, "content-type": "text/plain" },
    data: JSON.stringify(saving("blog/escaped/index.md")),
  });
  expect(sent.status()).toBe(422);
  expect(existsSync(path.join(editor.content, "blog/escaped"))).toBe(false);
});
