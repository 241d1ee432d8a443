import { appendFileSync, copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { addBlock, expandAll, openAt, publish, test } from "../support/editor";

test("an editor sees a film of an article play in its place", async ({ page, editor }) => {
  const folder = path.join(editor.content, "blog/measuring-trust");
  copyFileSync("static/intro/intro.webm", path.join(folder, "stone.webm"));
  appendFileSync(
    path.join(folder, "index.md"),
    '\nWords[^1]\n\n![A stone](./stone.webm "It opens")\n\n[^1]: A note.\n',
  );
  await openAt(page, editor, "blog/entries/measuring-trust/index");
  const preview = page.frameLocator("iframe");
  const film = preview.getByLabel("A stone");
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  const top = (text: RegExp) =>
    preview.getByText(text).evaluate((element) => element.getBoundingClientRect().top);
  // Pictures above it may still arrive.
  await expect(async () => {
    const { y, bottom } = await film.evaluate((video) => video.getBoundingClientRect().toJSON());
    expect(y).toBeGreaterThan(await top(/^Words/));
    expect(bottom).toBeLessThanOrEqual(await top(/^It opens/));
  }).toPass();
  await preview.getByRole("link", { name: "Footnote 1" }).click();
  await expect(preview.getByRole("listitem").filter({ hasText: "A note." })).toBeVisible();
});

test("an editor sees settings on their page of the site while typing", async ({ page, editor }) => {
  const preview = page.frameLocator("iframe");
  await openAt(page, editor, "settings/entries/home");
  await expect(
    preview.getByRole("heading", { level: 1, name: "Cutting-edge digital products" }),
  ).toBeVisible();
  await expect(preview.locator("#our-work article")).toHaveCount(15);
  await openAt(page, editor, "settings/entries/categories");
  await expandAll(page);
  await page.getByLabel("Title").first().fill("Tools we keep");
  await expect(preview.getByRole("heading", { name: "Tools we keep" })).toBeInViewport();
  await page.getByRole("button", { name: "Desktop 1280" }).click();
  await expect(preview.getByRole("heading", { name: "Tools we keep" })).toBeInViewport();
  await page.getByRole("button", { name: "Pane" }).click();
  // Leaves what is not saved.
  await page.goto("about:blank");
  await openAt(page, editor, "settings/entries/navigation");
  await expandAll(page);
  await page.getByLabel("Words").first().fill("Start");
  const menu = preview.getByRole("navigation", { name: STRINGS.mainNavigation });
  await expect(menu.getByRole("link", { name: "Start" })).toBeVisible();
  await expect(preview.locator("footer").getByRole("link", { name: "Start" })).toBeVisible();
  await page.goto("about:blank");
  await openAt(page, editor, "settings/entries/consent");
  await expandAll(page);
  await page.getByLabel("Question").fill("May we <count>?");
  await expect(preview.locator(".cm")).toContainText("May we <count>?");
  const purpose = page.getByLabel("What it is for").first();
  await purpose.fill("");
  await purpose.pressSequentially("Always on");
  await expect(preview.locator(".pm").getByText("Always on")).toBeVisible();
  await expect(purpose).toHaveValue("Always on");
});

test("an editor composes a page of blocks and sees it on a phone and a desktop", async ({
  page,
  editor,
}) => {
  const file = "pages/cutting-edge-digital-products/index.md";
  // Restores the file, into which other tests write.
  copyFileSync(path.join("content", file), path.join(editor.content, file));
  await openAt(page, editor, "pages/entries/cutting-edge-digital-products/index");
  const preview = page.frameLocator("iframe");
  await expect(preview.locator("#services li")).toHaveCount(6);
  await expect(preview.locator("#our-work article")).toHaveCount(3);
  const numbers = await addBlock(page, "Numbers");
  await numbers.getByLabel("Heading").fill("Counted twice");
  await expect(preview.getByRole("region", { name: "Counted twice" })).toContainText("500");
  const width = () => preview.locator("html").evaluate(() => window.innerWidth);
  for (const [name, pixels] of [
    ["Phone 375", 375],
    ["Desktop 1280", 1280],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect.poll(width).toBe(pixels);
  }
  await publish(page);
  const savedText = readFileSync(path.join(editor.content, file), "utf8");
  expect(savedText).toContain("  - type: numbers\n    title: Counted twice\n");
  const { problems } = await loadSiteContent({ root: editor.content });
  expect(problems.filter(({ file }) => file.includes("/pages/"))).toEqual([]);
});
