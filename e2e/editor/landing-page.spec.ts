import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { openAt, publish, test } from "../support/editor";

const KINDS = [
  ["opening", "Opening"],
  ["services", "Services"],
  ["works", "Case studies"],
  ["statement", "Statement"],
  ["text", "Text"],
  ["steps", "Steps"],
  ["questions", "Questions and answers"],
  ["form", "Form"],
  ["action", "Call to action"],
] as const;

/** Clicks that open the form of a new page, and that publish it. */
const AROUND = 3;
const MOST = 45;

test("a landing page of nine blocks takes at most 45 clicks and fields", async ({
  page,
  editor,
}) => {
  let count = AROUND;
  const counted = async (act: Promise<unknown>) => {
    count++;
    await act;
  };
  const click = (name: string) => counted(page.getByRole("button", { name, exact: true }).click());
  const block = (type: (typeof KINDS)[number][0]) =>
    page.locator(".block").nth(KINDS.findIndex(([kind]) => kind === type));
  const fill = (type: Parameters<typeof block>[0], label: string, words: string) =>
    counted(block(type).getByLabel(label).last().fill(words));

  await openAt(page, editor, "pages/new");
  await counted(page.getByLabel("Title").first().fill("A spring offer"));
  await counted(page.getByLabel("Introduction").first().fill("Four weeks, one team, one price."));
  await counted(page.getByRole("button", { name: "Expand" }).nth(1).click());
  await counted(page.getByLabel("Title").nth(1).fill("A spring offer for product teams"));
  await counted(
    page
      .getByLabel("Description")
      .fill("What a team of four does for your product in four weeks, and what that costs."),
  );
  await click("Add block");
  for (const [, name] of KINDS)
    await counted(
      page
        .getByRole("dialog")
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .click(),
    );
  await click("Add 9 blocks");
  await expect(block("opening").getByLabel("Words set apart")).toBeFocused();

  await fill("opening", "Words set apart", "spring offer");
  await fill("opening", "Words (", "Ask for a date");
  await fill("opening", "Link", "/contact-form");
  for (const type of [
    "services",
    "works",
    "statement",
    "steps",
    "questions",
    "form",
    "action",
  ] as const)
    await fill(type, "Heading", `About ${type}`);
  const works = block("works").getByRole("combobox");
  await counted(works.click());
  for (const name of ["HID", "Holstr", "Tidewater"]) {
    await works.pressSequentially(name);
    await expect(page.getByRole("option", { name, exact: true })).toBeVisible();
    await counted(works.press("Enter"));
  }
  await fill("statement", "Sentence", "Four weeks are enough to know.");
  const text = block("text").locator("[data-slate-editor]");
  await text.click();
  await counted(page.keyboard.type("What happens in each week."));
  for (const question of ["What does it cost?", "Who is on the team?"]) {
    await counted(block("questions").getByRole("button", { name: "Add question" }).click());
    await fill("questions", "Question (", question);
    await fill("questions", "Answer", "Four people, for the price that stands above.");
  }
  await fill("action", "Words (", "Ask for a date");
  await fill("action", "Link", "/contact-form");
  await publish(page);

  const file = path.join(editor.content, "pages/a-spring-offer/index.md");
  const { blocks } = MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8"));
  expect((blocks as { type: string }[]).map(({ type }) => type)).toEqual(
    KINDS.map(([type]) => type),
  );
  const { problems } = await loadSiteContent({ root: editor.content });
  expect(problems.filter(({ file }) => file.includes("a-spring-offer"))).toEqual([]);
  expect(count).toBeLessThanOrEqual(MOST);
  test.info().annotations.push({ type: "clicks and fields", description: String(count) });
});
