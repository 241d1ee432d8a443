import { randomBytes } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { type Dialog, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { buildDate } from "../../src/content-rules/build-date";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import {
  type Editor,
  expandAll,
  openAt,
  publish,
  refusal,
  test,
  tryToPublish,
} from "../support/editor";

// One editor, and one page, for all of them: the program is five megabytes, and the checks open
// every picture once.
test.describe.configure({ mode: "default" });

const cover = path.join("content/blog", readdirSync("content/blog")[0] ?? "", "cover.jpg");
const poster = path.join("content/works", readdirSync("content/works")[0] ?? "", "poster.jpg");

const fileCalled = (name: string, file: string) => ({
  name,
  mimeType: "",
  buffer: readFileSync(file),
});
const entryOf = ({ content }: Editor, file: string) =>
  MARKDOWN_FORMAT.fromFile(readFileSync(path.join(content, file), "utf8"));
const problemsOf = async ({ content }: Editor) =>
  (await loadSiteContent({ root: content })).problems;

const uploadTo = (page: Page) => page.locator('input[type="file"]');

/** Uploads files to the library that a button opens, and chooses the last of them. */
async function upload(
  page: Page,
  button: string,
  ...files: ReturnType<typeof fileCalled>[]
): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  for (const file of files) {
    await uploadTo(page).setInputFiles(file);
    await expect(page.getByRole("button", { name: "Choose selected" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "Choose selected" }).click();
}

test("an editor saves one changed line without a request to another host", async ({
  page,
  editor,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  const lines = () =>
    readFileSync(path.join(editor.content, "works/hid/index.md"), "utf8").split("\n");
  const before = lines();
  await page.goto(editor.address);
  await expect(page.getByRole("button", { name: "Login to edit this website" })).toBeVisible();
  const { origin } = new URL(editor.address);
  await expect(page.getByRole("link", { name: "Go back to site" })).toHaveAttribute("href", origin);
  await openAt(page, editor, "works/entries/hid/index");
  await expect(page.getByRole("link", { name: "View Live" })).toHaveAttribute(
    "href",
    `${origin}/works/hid`,
  );
  await expect(page.getByText("Check for Preview")).toBeHidden();
  const color = page.getByLabel(/^Colour/);
  await expect(color).toHaveValue("#00408a");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("HID");
  await color.fill("#00408b");
  await publish(page);
  expect(lines()).toEqual(before.map((line) => line.replace("00408a", "00408b")));
  expect([...hosts].filter((host) => host !== "" && host !== "localhost")).toEqual([]);
});

test("the old address of a page leads on to its new one", async ({ page, editor }) => {
  const redirects = () =>
    readFileSync(path.join(editor.content, "settings/redirects.json"), "utf8");
  const before = redirects();
  await openAt(page, editor, "works/entries/tidewater/index");
  await page.getByLabel(/^Address/).fill("hid");
  const nextDialog = page.waitForEvent("dialog");
  await tryToPublish(page);
  const dialog = await nextDialog;
  expect(dialog.message()).toMatch(
    /Address: has the address of [\s\S]*Not saved: choose another address\.$/,
  );
  await dialog.accept();
  expect(entryOf(editor, "works/tidewater/index.md")).not.toHaveProperty("formerAddresses");
  await page.getByLabel(/^Address/).fill("ferries");
  await publish(page);
  expect(entryOf(editor, "works/tidewater/index.md")).toMatchObject({
    address: "ferries",
    formerAddresses: ["tidewater"],
  });
  await page.getByLabel(/^Colour/).fill("#00408c");
  await publish(page);
  expect(entryOf(editor, "works/tidewater/index.md")).toMatchObject({
    color: "#00408c",
    formerAddresses: ["tidewater"],
  });
  expect(redirects()).toBe(before);
  const { problems, warnings } = await loadSiteContent({ root: editor.content });
  expect(problems).toEqual([]);
  expect(warnings.map(({ fix }) => fix)).toContain('write "/works/ferries"');
});

test("an editor puts entries into another order by dragging", async ({
  sharedPage: page,
  editor,
}) => {
  const services = () =>
    JSON.parse(readFileSync(path.join(editor.content, "settings/order.json"), "utf8"))
      .services as string[];
  const before = services();
  await openAt(page, editor, "settings/entries/order");
  await expandAll(page);
  const titles = page
    .getByText("UX design", { exact: true })
    .or(page.getByText("UI design", { exact: true }));
  await expect(titles).toHaveCount(2);
  await titles.nth(1).dragTo(titles.nth(0), { steps: 10 } as object);
  await publish(page);
  expect(services()).toEqual([before[1], before[0], ...before.slice(2)]);
});

test("a phone's picture is saved as small as it is shown and without its place", async ({
  sharedPage: page,
  editor,
}) => {
  // Noise has as much detail as a photograph: 12 megapixels, 12 MB.
  const noise = { width: 2016, height: 1512, channels: 3 } as const;
  const photo = Buffer.from(
    await sharp(randomBytes(noise.width * noise.height * noise.channels), { raw: noise })
      .resize(4032, 3024)
      .withExif({
        IFD0: { Make: "Phone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 4/1 0/1" },
      })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
  expect(photo.length).toBeGreaterThan(10_000_000);
  await openAt(page, editor, "blog/new");
  await page.getByLabel("Title").fill("From a phone");
  await page.getByLabel("Teaser").fill("One picture.");
  await page.getByLabel("Category").press("ArrowDown");
  await page.getByRole("option").first().click();
  await upload(page, "Choose an image", {
    name: "IMG_0042.jpg",
    mimeType: "image/jpeg",
    buffer: photo,
  });
  await page.getByLabel("Picture in words").fill("Noise");
  const text = page.locator(".cms-editor-visual").getByRole("textbox");
  await text.click();
  await text.pressSequentially("Words.");
  await publish(page);
  const pictureFile = path.join(editor.content, "blog/from-a-phone", "img_0042.jpg");
  const { width, height, exif } = await sharp(pictureFile).metadata();
  expect({ width, height, exif }).toEqual({ width: 3360, height: 2520, exif: undefined });
  expect(statSync(pictureFile).size).toBeLessThan(photo.length / 2);
  expect(await problemsOf(editor)).toEqual([]);
});

test("an editor writes, changes and deletes an article with a picture and a film", async ({
  sharedPage: page,
  editor,
}) => {
  const file = "blog/a-quoted-title-un-deux/index.md";
  await openAt(page, editor, "blog/new");
  await page.getByLabel("Title").fill('A "quoted" title: un/deux 👋🏽');
  await page.getByLabel("Teaser").fill("Colons: everywhere.");
  await page.getByLabel("Category").press("ArrowDown");
  await page.getByRole("option").first().click();
  await upload(page, "Choose an image", fileCalled("My Été (1).JPG", cover));
  await page.getByLabel("Picture in words").fill("Stones");
  const text = page.locator(".cms-editor-visual");
  await text.getByRole("textbox").click();
  await text.getByRole("button", { name: "Add Component" }).click();
  await page.getByRole("menuitem", { name: "Film", exact: true }).click();
  const film = fileCalled("The Film.webm", "static/intro/intro.webm");
  await upload(page, "Choose a file", fileCalled("The Film.jpg", poster), film);
  await page.getByLabel("What it shows").fill("A stone [that] opens");
  await page.getByLabel("Caption").fill('They say "open"');
  await publish(page);
  // The file has the fields that the form asks for, and no others.
  expect(entryOf(editor, file)).toEqual({
    title: 'A "quoted" title: un/deux 👋🏽',
    perex: "Colons: everywhere.",
    date: buildDate(editor.content),
    draft: false,
    category: expect.stringMatching(/^[a-z0-9-]+$/),
    picture: "my-ete-1-.jpg",
    pictureAlt: "Stones",
    body: expect.stringContaining(
      String.raw`![A stone \[that\] opens](the-film.webm "They say \"open\"")`,
    ),
  });
  expect(await problemsOf(editor)).toEqual([]);

  await page.getByLabel("Teaser").fill("Changed.");
  await publish(page);
  expect(entryOf(editor, file)).toMatchObject({ perex: "Changed." });
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  // The check of all content comes first.
  await expect(page.getByRole("button", { name: "Delete entry" })).toBeHidden({ timeout: 40_000 });
  expect(existsSync(path.join(editor.content, file))).toBe(false);
  expect(await problemsOf(editor)).toEqual([]);
});

test("a title that stops a build and faulty uploads change no file", async ({
  sharedPage: page,
  editor,
}) => {
  const [slug = ""] = readdirSync(path.join(editor.content, "blog"));
  const picture = path.join(editor.content, "blog", slug, "cover.jpg");
  const [before, text] = [readFileSync(picture), entryOf(editor, `blog/${slug}/index.md`)];
  const small = await sharp(before).resize(1919, 1080).toBuffer();
  const messages: string[] = [];
  const dismiss = (dialog: Dialog) => {
    messages.push(dialog.message());
    return dialog.dismiss();
  };
  page.on("dialog", dismiss);
  await openAt(page, editor, `blog/entries/${slug}/index`);
  await page.getByLabel("Title").fill("   ");
  await tryToPublish(page);
  await expect(refusal(page).getByRole("listitem")).toHaveText([/^Title: required, is empty\. /]);
  await page.getByRole("button", { name: "Choose different image" }).first().click();
  for (const [name, bytes, answer] of [
    ["a.heic", 1, /"a.heic" cannot be shown by browsers/],
    [
      "half.jpg",
      100,
      '"half.jpg" is not a picture that browsers can read. Export it anew, as JPEG or PNG.',
    ],
    [
      "small.jpg",
      small.length,
      /"small.jpg" has 1919 x 1080 pixels; its place needs at least 1920 x 1080/,
    ],
    ["large.jpg", 21_000_000, /^File too large/],
    ["cover.jpg", before.length, "cover.jpg already exists. Do you want to replace it?"],
  ] as const) {
    // A file on the disk: bytes that the test hands over travel as text.
    const file = test.info().outputPath(name);
    writeFileSync(file, name === "small.jpg" ? small : before);
    truncateSync(file, bytes);
    await uploadTo(page).setInputFiles(file);
    await expect.poll(() => messages.at(-1)).toMatch(answer);
  }
  expect(readFileSync(picture)).toEqual(before);
  expect(entryOf(editor, `blog/${slug}/index.md`)).toEqual(text);
  // Nothing is unsaved when the next test leaves the page.
  page.off("dialog", dismiss);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByLabel("Title").fill(String(text.title));
});
