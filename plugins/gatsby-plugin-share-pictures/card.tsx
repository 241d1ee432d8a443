import { renderToStaticMarkup } from "react-dom/server";
import { CUT, pointsOf } from "../../lib/drawing/shapes";
import { layOut, layOutLine } from "../../lib/drawing/typesetter";
import { ACCENT, INK, MIST, PAPER } from "../../src/constants/palette";
import { SHARE_PICTURE } from "../../src/seo/share-picture";
import { stoneMarkup } from "../../src/stone/stone-markup";

export type Card = {
  title: string;
  hasPicture: boolean;
  /** The agency's name. */
  name: string;
  /** The agency's mark, as a data URL. */
  mark?: string;
  /** Host of the live site, such as `citrin.example`. */
  host: string;
  /** In pixels, of 1200 in width; that of a share picture unless it is given. */
  height?: number;
};

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** Where the cut meets the top edge: further left with a picture behind it. */
const CUT_TOP = { picture: 856, stone: 900 };
const LIGHT_WIDTH = 20;
const LIGHT_IN_STONE = "#fff3b0";
/** From near, and so that the plane's cut is the stone's own. */
const NEAR_STONE = {
  fill: "currentColor",
  stroke: "currentColor",
  transform: "translate(40 -420) scale(1.8)",
};

/** Left end of the uncovered area at the bottom edge, in pixels. */
export const pictureLeft = Math.floor(CUT_TOP.picture - HEIGHT * CUT);

/**
 * The plane left of the cut, the light along it, and the inside of the stone where there is no
 * picture.
 */
function Shapes({ hasPicture, height }: { hasPicture: boolean; height: number }) {
  const top = hasPicture ? CUT_TOP.picture : CUT_TOP.stone;
  const bottom = top - height * CUT;
  /** From the left edge to the cut and as far beyond. */
  const plane = (beyond: number): string =>
    pointsOf([
      [0, 0],
      [top + beyond, 0],
      [bottom + beyond, height],
      [0, height],
    ]);
  return (
    <>
      {!hasPicture && <rect width={WIDTH} height={height} fill={INK} />}
      {!hasPicture && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own stone
        <g {...NEAR_STONE} dangerouslySetInnerHTML={{ __html: stoneMarkup() }} />
      )}
      <polygon points={plane(LIGHT_WIDTH)} fill={hasPicture ? ACCENT : LIGHT_IN_STONE} />
      <polygon points={plane(0)} fill={INK} />
    </>
  );
}

const MARGIN = 72;
const COLUMN = { display: "flex", flexDirection: "column", boxSizing: "border-box" } as const;
const TITLE_WIDTH = { picture: 646, stone: 690 };

/** Sizes of titles in pixels, the largest first, each with the most lines that it may take. */
const TITLE_SIZES = [
  ...[148, 136, 124, 114].map((size) => ({ size, most: 2 })),
  ...[104, 95, 86].map((size) => ({ size, most: 3 })),
  ...[78, 70, 62].map((size) => ({ size, most: 4 })),
];
const LEAST_SIZE = 52;
const LEADING = 1.02;

/**
 * Lines break at spaces, not at hyphens, and in words that are longer than a line: word joiners and
 * spaces without width say so.
 */
const withBreaks = (title: string): string =>
  title.replaceAll("-", "\u2060-\u2060").replace(/[^ ]{22}/g, "$&\u200b");

const titleElement = (title: string, fontSize: number, width: number) => (
  <div
    style={{
      display: "block",
      width,
      fontSize,
      fontWeight: 600,
      lineHeight: LEADING,
      letterSpacing: "-0.03em",
      textWrap: "balance",
    }}
  >
    {title}
  </div>
);

/**
 * The largest size at which the words of a title fit into the column and its lines are not too
 * many.
 */
async function titleSize(title: string, width: number): Promise<number> {
  const longest = title
    .split(/[ \u200b]/)
    .reduce((one, other) => (other.length > one.length ? other : one));
  const [ofWord, ofAll] = await Promise.all([layOutLine(longest, 1000), layOutLine(title, 1000)]);
  for (const { size, most } of TITLE_SIZES) {
    const enlargement = size / 1000;
    // Titles are set a little tighter than lines are measured.
    const isTooLong = ofAll.width * enlargement > width * most * 1.1;
    if (isTooLong || ofWord.width * enlargement > width) continue;
    const { height } = await layOut(titleElement(title, size, width), { width });
    if (height <= most * Math.ceil(size * LEADING)) return size;
  }
  return LEAST_SIZE;
}

/**
 * The drawing of a share picture: the shapes, the mark and the name at the top, the title and the
 * host at the bottom. The page's picture, if any, is placed below and shows through the transparent
 * part.
 * @returns SVG, 1200 wide
 */
export async function drawCard({
  title,
  name,
  mark,
  host,
  hasPicture,
  height = HEIGHT,
}: Card): Promise<string> {
  const width = hasPicture ? TITLE_WIDTH.picture : TITLE_WIDTH.stone;
  const breakable = withBreaks(title);
  const size = await titleSize(breakable, width);
  const words = await layOut(
    <div style={{ ...COLUMN, padding: `60px ${MARGIN}px`, width: WIDTH, height, color: PAPER }}>
      <div
        style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 30, fontWeight: 600 }}
      >
        {mark && <img src={mark} alt="" width={56} height={56} />}
        {name}
      </div>
      <div style={{ display: "flex", margin: `auto 0 40px -${size * 0.04}px` }}>
        {titleElement(breakable, size, width)}
      </div>
      <div style={{ fontSize: 24, fontWeight: 500, color: MIST }}>{host}</div>
    </div>,
    { width: WIDTH, height },
  );
  // satori would put the shapes in as a picture with masks, which takes the renderer twice as long.
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose page has the words
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={height}>
      <Shapes hasPicture={hasPicture} height={height} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it has no scripts */}
      <g dangerouslySetInnerHTML={{ __html: words.svg }} />
    </svg>,
  );
}
