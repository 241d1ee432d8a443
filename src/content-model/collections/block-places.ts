import { isGroup, type Values } from "../../../plugins/gatsby-source-content/model";
import { BLOCKS, type PageBlock } from "./blocks";

/** The field of a page that has blocks. */
export const BLOCKS_FIELD = "blocks";

/** Where a block stands on its page: its id there, and its plane. */
export type BlockPlace = { id: string; tone: string; cut?: string };

/** The declaration of a block, by its `type` in a file. */
export const declarationOf = (type: unknown): PageBlock | undefined =>
  BLOCKS.find((block) => block.type === type);

/** The blocks of an entry that may have problems. */
export const blocksOf = ({ [BLOCKS_FIELD]: blocks }: Values): Values[] =>
  Array.isArray(blocks) ? blocks.map((block) => (isGroup(block) ? block : {})) : [];

/** The colour of a page above its first block, without an opening, and below its last. */
const EDGE_TONE = "ink";

/** An id that no block above has: `clients`, `clients-2`. */
function uniqueId(name: string, ids: Set<string>): string {
  let id = name;
  for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
  ids.add(id);
  return id;
}

/**
 * The places of a page's blocks, in their order. Planes of one colour never meet, but for paper: a
 * block whose colour the one above has, or the footer below, stands on paper; one that `joins`
 * continues the plane above, and stands on paper where that has another colour.
 */
export function blockPlaces(values: Values): BlockPlace[] {
  const ids = new Set<string>();
  const blocks = blocksOf(values);
  let above: string = EDGE_TONE;
  return blocks.map(({ type, anchor }, index) => {
    const { tone = "paper", cut, joins = false, first = false } = declarationOf(type) ?? {};
    const isLast = index === blocks.length - 1;
    const meets = tone === above || (tone === EDGE_TONE && isLast);
    const keepsTone = (first && index === 0) || meets === joins;
    above = keepsTone ? tone : "paper";
    const id = uniqueId(String(anchor ?? type), ids);
    return { id, tone: above, ...(keepsTone && cut && { cut }) };
  });
}
