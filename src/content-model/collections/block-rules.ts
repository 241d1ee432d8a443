import type {
  EntryTexts,
  FieldFinding,
  Values,
} from "../../../plugins/gatsby-source-content/model";
import { SHELL_IDS } from "../../constants/page-ids";
import { BLOCKS_FIELD, blockPlaces, blocksOf, declarationOf } from "./block-places";
import { formFindings } from "./form-choices";

const TEXT_FIELD = "body";

const inBlock = (index: number, rule: string, fix: string, field?: string): FieldFinding => ({
  path: field ? [BLOCKS_FIELD, index, field] : [BLOCKS_FIELD, index],
  rule,
  fix,
});

/** Findings for blocks that must be the first of a page, or must not be repeated. */
function orderFindings(blocks: readonly Values[]): FieldFinding[] {
  return blocks.flatMap(({ type }, index) => {
    const { first = false, once = false } = declarationOf(type) ?? {};
    if (first && index > 0)
      return inBlock(index, `"${type}" must be the first block`, "move it to the top");
    const earlier = blocks.findIndex((block) => block.type === type);
    return once && earlier < index
      ? inBlock(
          index,
          `"${type}" may be on a page once, and is block ${earlier + 1}`,
          "keep one of them",
        )
      : [];
  });
}

/** An anchor for a block that nothing on the page has. */
function freeAnchor(type: unknown, taken: readonly string[]): string {
  const names = [String(type), ...taken.map((_, index) => `${type}-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? "";
}

/** Findings for anchors of blocks that another block, or another part of the page, has too. */
function anchorFindings(values: Values, headings: readonly string[]): FieldFinding[] {
  const blocks = blocksOf(values);
  const repetitions = blocks.flatMap(({ anchor }, index) => {
    const earlier = blocks.findLastIndex(
      (block, other) => other < index && block.anchor === anchor,
    );
    return anchor !== undefined && earlier >= 0
      ? inBlock(index, `is also the anchor of block ${earlier + 1}`, "give each its own", "anchor")
      : [];
  });
  const places = blockPlaces(values).map(({ id }) => id);
  const otherIds = [...SHELL_IDS, ...headings];
  const clashes = places.flatMap((id, index) => {
    if (!otherIds.includes(id)) return [];
    const what = headings.includes(id) ? "a heading of a text" : "another part of the page";
    const proposal = freeAnchor(blocks[index]?.type, [...otherIds, ...places]);
    return inBlock(
      index,
      `"${id}" is the anchor of ${what}`,
      `give it another anchor, such as "${proposal}"`,
      "anchor",
    );
  });
  return [...repetitions, ...clashes];
}

/** Findings for highlighted words of an opening that are not words of the page's title. */
function highlightFindings({ title, ...values }: Values): FieldFinding[] {
  return blocksOf(values).flatMap(({ type, highlight }, index) =>
    type === "opening" && highlight && !String(title ?? "").includes(String(highlight))
      ? inBlock(
          index,
          "must be a part of the title",
          "copy it from the title letter by letter",
          "highlight",
        )
      : [],
  );
}

/** Findings for a page without blocks or text, which a draft may lack, or with both. */
function textFindings(values: Values, hasText: boolean): FieldFinding[] {
  const hasBlocks = blocksOf(values).length > 0;
  const inText = (rule: string, fix: string, formFix = fix): FieldFinding[] => [
    { path: [TEXT_FIELD], rule, fix, formFix, optionalInDraft: true },
  ];
  if (hasBlocks && hasText)
    return inText(
      "is not shown on a page of blocks",
      'move it into a block of the type "text", as its "text"',
      "move it into a block Text",
    );
  return hasBlocks || hasText
    ? []
    : inText("required, the text is missing", "write it, or add blocks");
}

/** Findings for a short version, which pages of blocks do not show. */
function shortVersionFindings({ shortVersion, ...values }: Values): FieldFinding[] {
  const isHidden =
    blocksOf(values).length > 0 && Array.isArray(shortVersion) && shortVersion.length > 0;
  const rule = "is shown on pages without blocks only";
  const fix = 'remove it, or write it in a block "statement"';
  const formFix = "remove it, or write it in a block Statement";
  return isHidden ? [{ path: ["shortVersion"], rule, fix, formFix }] : [];
}

/** Checks rules between blocks, and between them and their page. */
export const blockFindings = (
  values: Values,
  { headings, hasBody }: EntryTexts,
): FieldFinding[] => [
  ...orderFindings(blocksOf(values)),
  ...highlightFindings(values),
  ...blocksOf(values).flatMap((block, index) =>
    block.type === "form"
      ? formFindings(block).map(({ field, rule, fix }) => inBlock(index, rule, fix, field))
      : [],
  ),
  ...anchorFindings(values, headings),
  ...shortVersionFindings(values),
  ...textFindings(values, hasBody),
];
