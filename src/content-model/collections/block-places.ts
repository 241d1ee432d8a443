import { isGroup, type Values } from "../../../plugins/gatsby-source-content/model";
import { BLOCKS, type PageBlock } from "./blocks";

/** The field of a page that has blocks. */
export const BLOCKS_FIELD = "blocks";

/** The place of a block on its page: its id, and the colour and cut of its plane. */
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
 * The places of a page's blocks, in their order. Two planes of one colour never meet, unless they
 * are paper: a block with the colour of the block above, or of the footer below, stands on paper. A
 * block that `joins` continues a plane of its colour above, and else stands on paper.
 */
export function blockPlaces(values: Values): BlockPlace[] {
  const ids = new Set<string>();
  const blocks = blocksOf(values);
  let above: string = EDGE_TONE;
  return blocks.map(({ type, anchor }, index) => {
    const { tone = "paper", cut, joins = false, first = false } = declarationOf(type) ?? {};
    const isLast = index === blocks.length - 1;
    const meetsSameTone = tone === above || (tone === EDGE_TONE && isLast);
    // A block that joins needs its colour above it; others must not have it there.
    const fits = joins ? meetsSameTone : !meetsSameTone;
    const keepsTone = (first && index === 0) || fits;
    const ownTone = keepsTone ? tone : "paper";
    above = ownTone;
    const id = uniqueId(String(anchor ?? type), ids);
    return { id, tone: ownTone, ...(keepsTone && cut && { cut }) };
  });
}
