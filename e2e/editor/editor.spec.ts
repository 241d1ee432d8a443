import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Dialog, expect, type Page } from "@playwright/test";
import { loadContent } from "../../src/content-loader/load-content";
import { MARKDOWN_FORMAT } from "../../src/editor/formats";
import { type Editor, openAt, openEntry, publish, test } from "../support/editor";
import { collectionsOfEveryKind, expectFilledInExactly } from "../support/editor-forms";

// One editor, and one page, for all of them: the program is five megabytes, and the checks open every picture once.
test.describe.configure({ mode: "default", timeout: 240_000 });

const FILM = "static/intro/intro.webm";
const cover = path.join("content/blog", readdirSync("content/blog")[0] ?? "", "cover.jpg");
const poster = path.join("content/works", readdirSync("content/works")[0] ?? "", "poster.jpg");

const SLUG = expect.stringMatching(/^[a-z0-9-]+$/);

const named = (name: string, file: string) => ({ name, mimeType: "", buffer: readFileSync(file) });
const entryOf = ({ content }: Editor, file: string) =>
  MARKDOWN_FORMAT.fromFile(readFileSync(path.join(content, file), "utf8"));
const problemsOf = async ({ content }: Editor) => (await loadContent({ root: content })).problems;

const uploadTo = (page: Page) => page.locator('input[type="file"]');

/** Uploads files to the library that a button opens, and chooses the last of them. */
async function upload(page: Page, button: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByRole("button", { name: button }).first().click();
  for (const file of files) {
    await uploadTo(page).setInputFiles(file);
    await expect(page.getByRole("button", { name: "Choose selected" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "Choose selected" }).click();
}

/** Chooses the first entry that a reference may name. */
async function chooseFirst(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).press("ArrowDown");
  await page.getByRole("option").first().click();
}

const linesOf = (file: string): string[] => readFileSync(file, "utf8").split("\n");

test("an entry that is changed and saved differs in the line that was changed, and asks nothing of another host", async ({
  sharedPage: page,
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

test("an article with a picture and a film is written, changed and deleted, and the checks accept what is left", async ({
  sharedPage: page,
  editor,
}) => {
  const file = "blog/a-quoted-title-un-deux/index.md";
  await openAt(page, editor, "blog/new");
  await page.getByLabel("Title").fill('A "quoted" title: un/deux 👋🏽');
  await page.getByLabel("Teaser").fill("Colons: everywhere.");
  await chooseFirst(page, "Category");
  await upload(page, "Choose an image", named("My Été (1).JPG", cover));
  await page.getByLabel("Picture in words").fill("Stones");
  const text = page.locator(".cms-editor-visual");
  await text.getByRole("textbox").click();
  await text.getByRole("button", { name: "Add Component" }).click();
  await page.getByRole("menuitem", { name: "Film", exact: true }).click();
  await upload(page, "Choose a file", named("The Film.jpg", poster), named("The Film.webm", FILM));
  await page.getByLabel("What it shows").fill("A stone [that] opens");
  await page.getByLabel("Caption").fill('They say "open"');
  await publish(page);
  expect(entryOf(editor, file)).toMatchObject({
    title: 'A "quoted" title: un/deux 👋🏽',
    category: SLUG,
    picture: "my-ete-1-.jpg",
    body: expect.stringContaining(String.raw`![A stone \[that\] opens](the-film.webm "They say \"open\"")`),
  });
  expect(await problemsOf(editor)).toEqual([]);

  await page.getByLabel("Teaser").fill("Changed.");
  await publish(page);
  expect(entryOf(editor, file)).toMatchObject({ perex: "Changed." });

  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByRole("button", { name: "Delete entry" })).toBeHidden();
  expect(existsSync(path.join(editor.content, file))).toBe(false);
  expect(await problemsOf(editor)).toEqual([]);
});

test("a case study is added with what a form asks for, and nothing more is in its file", async ({
  sharedPage: page,
  editor,
}) => {
  await openAt(page, editor, "works/new");
  await page.getByLabel("Title").fill("Été & Söhne");
  await page.getByLabel("In one or two sentences").fill("A study.");
  await page.getByLabel("Order").fill("0");
  await page.getByLabel("Colour").fill("#0a0B0c");
  await chooseFirst(page, "Industry");
  await chooseFirst(page, "Services");
  await page.getByLabel("The engagement in a paragraph").fill("Who, what for.");
  await page.getByRole("button", { name: "Add fact" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Client");
  await page.getByLabel("Value", { exact: true }).fill("They");
  await upload(page, "Choose an image", named("poster.jpg", poster));
  await page.getByLabel("Picture in words").fill("Stones");
  await page.locator(".cms-editor-visual").getByRole("textbox").click();
  await page.keyboard.insertText("The story.");
  await publish(page);
  const { date, ...entry } = entryOf(editor, "works/ete-sohne/index.md");
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(entry).toEqual({
    title: "Été & Söhne",
    perex: "A study.",
    order: 0,
    draft: false,
    onHome: false,
    color: "#0a0B0c",
    industry: SLUG,
    services: [SLUG],
    info: "Who, what for.",
    infoItems: [{ label: "Client", value: "They" }],
    picture: "poster.jpg",
    pictureAlt: "Stones",
    body: "The story.\n",
  });
  expect(await problemsOf(editor)).toEqual([]);
});

// That every collection keeps what is filled in is shown by `round-trip.test.ts`, without the CMS.
test("what is typed into a field of any kind is in the file, nothing else changes, and the checks accept it", async ({
  sharedPage: page,
  editor,
}) => {
  for (const collection of collectionsOfEveryKind())
    await test.step(collection.label, () => expectFilledInExactly(page, editor, collection));
  expect(await problemsOf(editor)).toEqual([]);
});

test("what stops a build is not saved, and no upload overwrites a file or is of a kind that no browser shows", async ({
  sharedPage: page,
  editor,
}) => {
  const [slug = ""] = readdirSync(path.join(editor.content, "blog"));
  const picture = path.join(editor.content, "blog", slug, "cover.jpg");
  const [before, text] = [readFileSync(picture), entryOf(editor, `blog/${slug}/index.md`)];
  const said: string[] = [];
  const dismiss = (dialog: Dialog) => {
    said.push(dialog.message());
    return dialog.dismiss();
  };
  page.on("dialog", dismiss);
  await openAt(page, editor, `blog/entries/${slug}/index`);
  await page.getByLabel("Title").fill("   ");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await expect(page.getByText("Please correct it: Title: required, is empty.")).toBeVisible();
  await page.getByRole("button", { name: "Choose different image" }).first().click();
  for (const [name, bytes] of [
    ["a.heic", 1],
    ["写真.jpg", 1],
    ["large.jpg", 21_000_000],
    ["cover.jpg", 1],
  ] as const) {
    // On the disk: what the test hands over itself travels as text.
    const file = test.info().outputPath(name);
    writeFileSync(file, "");
    truncateSync(file, bytes);
    await uploadTo(page).setInputFiles(file);
  }
  await expect.poll(() => said.length).toBe(4);
  expect(said).toEqual([
    expect.stringContaining('"a.heic" cannot be shown by browsers.'),
    'Rename "写真.jpg", with Latin letters or digits.',
    expect.stringMatching(/^File too large/),
    "cover.jpg already exists. Do you want to replace it?",
  ]);
  expect(readFileSync(picture)).toEqual(before);
  expect(entryOf(editor, `blog/${slug}/index.md`)).toEqual(text);
  // Nothing is unsaved when the next test leaves the page.
  page.off("dialog", dismiss);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByLabel("Title").fill(String(text.title));
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

test("what writes for the editor writes into the content only, and for nobody else", async ({ request, editor }) => {
  await test.step("it refuses every path outside of the content, also by way of a link", async () => {
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
  await test.step("a page of another site may not write", async () => {
    const sent = await request.post(editor.api, {
      headers: { origin: "https://evil.example" },
      data: saving("blog/escaped/index.md"),
    });
    expect(sent.status()).toBe(403);
    expect(existsSync(path.join(editor.content, "blog/escaped"))).toBe(false);
  });
});
