import { existsSync, readFileSync } from "node:fs";
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

test("what writes for the editor refuses every path outside of the content", async ({ request, editor }) => {
  for (const outside of ["../escaped.md", "../../escaped.md", "/tmp/escaped.md", "../content-evil/escaped.md"]) {
    const entry = { slug: "escaped", path: outside, raw: "x" };
    const answer = await request.post(editor.api, {
      data: { action: "persistEntry", params: { branch: "main", entry, assets: [], options: { commitMessage: "x" } } },
    });
    expect(answer.status(), outside).toBe(422);
    expect(existsSync(path.resolve(editor.content, outside))).toBe(false);
  }
});
