import { readFileSync } from "node:fs";
import path from "node:path";
import { type Dialog, expect, type Page } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { clearText, openAt, publish, test } from "../support/editor";

test.describe.configure({ mode: "default" });

/** Puts HTML on the clipboard as another program does, and pastes it. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData("text/html", copied);
      event.clipboardData?.setData("text/plain", "plain");
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("copy", copy, { capture: true, once: true });
    document.execCommand("copy");
  }, html);
  await page.keyboard.press("ControlOrMeta+V");
}

test("an editor pastes a page and is told which picture is left out", async ({
  sharedPage: page,
  editor,
}) => {
  const messages: string[] = [];
  const accept = (dialog: Dialog) => {
    messages.push(dialog.message());
    return dialog.accept();
  };
  page.on("dialog", accept);
  await openAt(page, editor, "blog/entries/how-to-hear-no/index");
  await clearText(page);
  await paste(
    page,
    `<p><strong><a href="https://example.com">Go</a></strong> <img src="https://example.com/chart.png"> <b>on</b></p>
     <table><tr><th>A</th></tr><tr><td>1</td></tr></table><ul><li>One</li></ul><pre><code>const a = 1;\n\nb();</code></pre><p>End</p>`,
  );
  await expect
    .poll(() => messages)
    .toContainEqual(expect.stringContaining('the picture "chart.png"'));
  await publish(page);
  const file = path.join(editor.content, "blog/how-to-hear-no/index.md");
  const code = "```\nconst a = 1;\n\nb();\n```";
  expect(MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8")).body).toBe(
    `**[Go](https://example.com)** **on**\n\n| A |\n| --- |\n| 1 |\n\n- One\n\n${code}\n\nEnd\n`,
  );
  page.off("dialog", accept);
});

test("what is typed after a pasted table stands below it", async ({ sharedPage: page, editor }) => {
  await openAt(page, editor, "positions/entries/ux-researcher/index");
  await clearText(page);
  await page.keyboard.type("Before.");
  await paste(page, "<p>Pasted.</p><table><tr><th>A</th></tr><tr><td>1</td></tr></table>");
  await page.keyboard.type("After.");
  await publish(page);
  const file = path.join(editor.content, "positions/ux-researcher/index.md");
  const { body } = MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8"));
  expect(body).toBe("Before.Pasted.\n\n| A |\n| --- |\n| 1 |\n\nAfter.\n");
});
