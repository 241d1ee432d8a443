import { appendFileSync, copyFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { openAt, test } from "../support/editor";

test.describe.configure({ timeout: 120_000 });

test("a film in an article plays in its place, and links lead nowhere", async ({ page, editor }) => {
  const folder = path.join(editor.content, "blog/measuring-trust");
  copyFileSync("static/intro/intro.webm", path.join(folder, "stone.webm"));
  appendFileSync(
    path.join(folder, "index.md"),
    '\nWords[^1]\n\n![A stone](./stone.webm "It opens")\n\n[^1]: A note.\n',
  );
  await openAt(page, editor, "blog/entries/measuring-trust/index");
  const preview = page.frameLocator("iframe");
  const film = preview.getByLabel("A stone");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const top = (text: RegExp) => preview.getByText(text).evaluate((element) => element.getBoundingClientRect().top);
  const { y, bottom } = await film.evaluate((video) => video.getBoundingClientRect().toJSON());
  expect(y).toBeGreaterThan(await top(/^Words/));
  expect(bottom).toBeLessThanOrEqual(await top(/^It opens/));
  await preview.getByRole("link", { name: "Footnote 1" }).click();
  await expect(preview.getByRole("listitem").filter({ hasText: "A note." })).toBeVisible();
});

test("settings are a page: a heading for each section, its words, links and pictures", async ({ page, editor }) => {
  const preview = page.frameLocator("iframe");
  await openAt(page, editor, "settings/entries/home");
  await expect(preview.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  const section = preview.getByRole("region", { name: "Hero" });
  await expect(section.getByRole("heading", { name: "Cutting-edge digital products" })).toBeVisible();
  await expect(section.getByRole("heading", { name: "Introduction" })).toBeVisible();
  await openAt(page, editor, "settings/entries/process-slides");
  await expect(preview.getByRole("heading", { level: 1, name: "Process slides" })).toBeVisible();
  const picture = preview.getByRole("region", { name: "Process slides" }).locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
});
