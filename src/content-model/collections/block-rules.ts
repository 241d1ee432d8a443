import { MAIN_ANCHOR, MENU_ID } from "../../constants/routes";
import type { FieldFinding } from "../check-fields";
import { isGroup } from "../walk";
import { BLOCKS } from "./blocks";

/** The field of a page that has them. */
export const BLOCKS_FIELD = "blocks";
const TEXT_FIELD = "body";

type Values = Readonly<Record<string, unknown>>;

/** Where a block stands on its page: its id there, and its plane. */
export type BlockPlace = { id: string; tone: string; cut?: string };

const declared = (type: unknown) => BLOCKS.find((block) => block.type === type);

/** Of an entry that may have problems. */
const blocksOf = ({ [BLOCKS_FIELD]: blocks }: Values): Values[] =>
  Array.isArray(blocks) ? blocks.map((block) => (isGroup(block) ? block : {})) : [];

/** The colour below every page, of its footer. */
const BELOW = "ink";

/**
 * Planes of one colour never meet, but for paper: a block whose colour the one above has, or the
 * footer below, stands on paper; one that `joins` continues the plane above, and stands on paper
 * where that has another colour.
 */
export function blockPlaces(data: Values): BlockPlace[] {
  const ids = new Set<string>();
  // Without an opening the page begins on ink.
  let above = "ink";
  const blocks = blocksOf(data);
  return blocks.map(({ type, anchor }, index) => {
    const { tone = "paper", cut, joins = false } = declared(type) ?? {};
    const name = String(anchor ?? type);
    let id = name;
    for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
    ids.add(id);
    const meets = tone === above || (tone === BELOW && index === blocks.length - 1);
    const isOwn = index === 0 && declared(type)?.first ? true : meets === joins;
    above = isOwn ? tone : "paper";
    return { id, tone: above, ...(isOwn && cut && { cut }) };
  });
}

/**
 * What no field knows by itself: the order of blocks, and what they take from the page around.
 * @param headings ids of those of the text; null without a text
 */
export function blockFindings(data: Values, headings: readonly string[] | null): FieldFinding[] {
  const hasText = headings !== null;
  const blocks = blocksOf(data);
  const findings: FieldFinding[] = [];
  const report = (path: FieldFinding["path"], rule: string, fix: string) =>
    findings.push({ path, rule, fix });
  const ids = new Map<unknown, number>();
  blocks.forEach((block, index) => {
    const known = declared(block.type);
    const earlier = blocks.findIndex(({ type }) => type === block.type);
    if (known?.first && index > 0)
      report(
        [BLOCKS_FIELD, index],
        `"${block.type}" must be the first block`,
        "move it to the top",
      );
    else if (known?.once && earlier < index)
      report(
        [BLOCKS_FIELD, index],
        `"${block.type}" is block ${earlier + 1} too`,
        "keep one of them",
      );
    const other = ids.get(block.anchor);
    if (block.anchor !== undefined && other !== undefined)
      report(
        [BLOCKS_FIELD, index, "anchor"],
        `is that of block ${other + 1} too`,
        "give each its own",
      );
    ids.set(block.anchor, index);
    if (
      block.type === "opening" &&
      block.highlight &&
      !String(data.title ?? "").includes(String(block.highlight))
    )
      report(
        [BLOCKS_FIELD, index, "highlight"],
        "must be a part of the title",
        "copy it from the title letter by letter",
      );
  });
  const taken = [MAIN_ANCHOR, MENU_ID, ...(headings ?? [])];
  for (const [index, { id }] of blockPlaces(data).entries())
    if (taken.includes(id))
      report(
        [BLOCKS_FIELD, index],
        `"${id}" is the anchor of something else on the page`,
        "give it another anchor",
      );
  if (blocks.length > 0 && Array.isArray(data.shortVersion) && data.shortVersion.length > 0)
    report(
      ["shortVersion"],
      "is shown on pages without blocks only",
      'remove it, or write it in a block "statement"',
    );
  const place = blocks.findIndex(({ type }) => type === "text");
  if (place >= 0 && !hasText)
    report(
      [BLOCKS_FIELD, place],
      "shows the text of the page, which is missing",
      "write it below the blocks, or remove this block",
    );
  if (blocks.length > 0 && place < 0 && hasText)
    report(
      [TEXT_FIELD],
      "the text is on none of the blocks",
      'add a block of the type "text" where it is to stand, or remove it',
    );
  if (blocks.length === 0 && !hasText)
    report(
      [TEXT_FIELD],
      "required, the text is missing",
      "write it (in the file, below the closing ---), or add blocks",
    );
  return findings;
}
