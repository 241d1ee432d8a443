/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { version } from "decap-cms/package.json";
import {
  CONTROL,
  FOLD_ITEM,
  FORM,
  fieldId,
  ITEM_TITLE,
  LIST_ITEM,
  MESSAGE,
  MODE_SWITCH,
  MOVE_ITEM,
  REMOVE_ITEM,
  RICH_TEXT,
  RICH_TEXT_NODES,
} from "./decap-internals";

const BUNDLE = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");
const PAGE_STYLES = readFileSync(path.join(__dirname, "page.css"), "utf8");

/**
 * Finds the name of `[class*="Name"]` in the bundle: a label of the emotion library, in the source
 * or in a style.
 */
const labelPattern = (selector: string): RegExp => {
  const [, name] = /class\*="(\w+)"/.exec(selector) ?? [];
  return new RegExp(`label:"${name}"|;label:${name};`);
};

/** Names of `decap-internals.ts`, each with the code of the bundle that it relies on. */
const INTERNALS: readonly [name: string, code: RegExp][] = [
  ["FORM", labelPattern(FORM)],
  ["CONTROL", labelPattern(CONTROL)],
  ["MESSAGE", labelPattern(MESSAGE)],
  ["LIST_ITEM", labelPattern(LIST_ITEM)],
  ["ITEM_TITLE", labelPattern(ITEM_TITLE)],
  ["REMOVE_ITEM", labelPattern(REMOVE_ITEM)],
  ["FOLD_ITEM", labelPattern(FOLD_ITEM)],
  ["MOVE_ITEM: its bar", labelPattern(MOVE_ITEM)],
  ["MOVE_ITEM: its role", /roleDescription:\w="sortable"|"sortable"/],
  ["MODE_SWITCH", labelPattern(MODE_SWITCH)],
  ["FAILURE", /`Toastify__toast--\$\{\w\}`/],
  ["findDeleteButton", /deleteEntry:"Delete entry"/],
  ["findSaveButton: the menu", /publish:"Publish",/],
  ["RICH_TEXT", new RegExp(`className:"${RICH_TEXT.slice(1)}"`)],
  ["RICH_TEXT_LINK: its title", /code:"Code",link:"Link",linkPrompt/],
  ["RICH_TEXT_LINK: its question", /=window\.prompt\(\w,\w\);null!=\w/],
  ["RICH_TEXT_NODES", new RegExp(`format:"${RICH_TEXT_NODES}"`)],
  ["fieldId", new RegExp(`get\\("name"\\)}${fieldId("")}`)],
  ["VISUAL_MARK", /\{0:8203,1:8204,2:8205,3:65279\},\w+=new Array\(4\)\.fill/],
  ["SAVES: the menu items", /publishNow:"Publish now"/],
  [
    "SAVES: the menu items that begin another entry",
    /publishAndCreateNew:"Publish and create new",publishAndDuplicate:"Publish and dup/,
  ],
  ["SAVES: the button of a draft", /saving:"Saving\.\.\.",save:"Save"/],
  ["isSaving: the menu items", /role:"menuitem"/],
  ["DRAFT", /const (\w)="backup";return \w\?`\$\{\1\}\.\$\{\w\}\$\{\w\?`\.\$\{\w\}`:""\}`/],
];

test.each(INTERNALS)("the installed Decap CMS has %s", (name, code) => {
  const fault = `Decap CMS ${version} has no ${code}: see ${name} in decap-internals.ts`;
  expect(code.test(BUNDLE) ? null : fault).toBeNull();
});

test("the installed Decap CMS has the classes that page.css changes", () => {
  const classes = [...PAGE_STYLES.matchAll(/\[class\*="(\w+)"\]/g)].map(([, name]) => name);
  const missingClasses = classes.filter((name) => !BUNDLE.includes(`label:"${name}"`));
  expect(classes).not.toEqual([]);
  expect(missingClasses.map((name) => `Decap CMS ${version} has no class ${name}`)).toEqual([]);
});
