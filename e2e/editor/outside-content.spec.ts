import { existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/editor";

// `content-api.test.ts` tests who may ask it, and for which names within the content.
test("nothing is written outside of the content, even by way of a link", async ({
  request,
  editor,
}) => {
  const save = (file: string) => {
    const entry = { slug: "escaped", path: file, raw: "x" };
    const options = { commitMessage: "x", useWorkflow: false, status: "draft" };
    const params = { branch: "main", entry, assets: [], options };
    return request.post(editor.api, { data: { action: "persistEntry", params } });
  };
  expect((await save("pages/escaped/index.md")).ok()).toBe(true);
  rmSync(path.join(editor.content, "pages/escaped"), { recursive: true });
  for (const outside of [
    "../escaped.md",
    "../../escaped.md",
    "/tmp/escaped.md",
    "../content-evil/escaped.md",
  ]) {
    expect((await save(outside)).status(), outside).toBe(422);
    expect(existsSync(path.resolve(editor.content, outside))).toBe(false);
  }
  const link = path.join(editor.content, "blog/linked");
  symlinkSync("../..", link);
  expect((await save("blog/linked/escaped.md")).ok()).toBe(false);
  rmSync(link);
  expect(readdirSync(path.dirname(editor.content))).not.toContain("escaped.md");
});
