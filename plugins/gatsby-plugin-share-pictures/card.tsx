import { renderToStaticMarkup } from "react-dom/server";
import { leanOf, type Point, pointsOf } from "../../lib/drawing/shapes";
import type { Typesetter } from "../../lib/drawing/typesetter";
import { directionOf } from "../../lib/right-to-left";
import { type CardDesign, PICTURE_SIZE } from "./options";

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

export type Card = {
  title: string;
  hasPicture: boolean;
  /** The agency's name. */
  name: string;
  /** The agency's mark, as a data URL. */
  mark?: string;
  /** Host of the live site, such as `citrin.example`. */
  host: string;
  /** Height in pixels, for a width of 1200; 630 by default. */
  height?: number;
};

/** Position in pixels at which the cut meets the top edge; further left beside a picture. */
const CUT_TOP = { picture: 856, artwork: 900 };
const LIGHT_WIDTH = 20;

/** Left edge of the page's picture, in pixels: that of the cut at the bottom. */
export const pictureLeft = ({ cutDegrees }: CardDesign): number =>
  Math.floor(CUT_TOP.picture - HEIGHT * leanOf(cutDegrees));

type ShapesProps = { hasPicture: boolean; height: number; design: CardDesign };

/** The ground left of the cut, the strip of light along it, and the artwork if it is shown. */
function Shapes({ hasPicture, height, design }: ShapesProps) {
  const { colors, artwork, cutDegrees } = design;
  const top = hasPicture ? CUT_TOP.picture : CUT_TOP.artwork;
  const bottom = top - height * leanOf(cutDegrees);
  const upToCut = (extraWidth: number): string => {
    const corners: Point[] = [
      [0, 0],
      [top + extraWidth, 0],
      [bottom + extraWidth, height],
      [0, height],
    ];
    return pointsOf(corners);
  };
  return (
    <>
      {!hasPicture && <rect width={WIDTH} height={height} fill={colors.ground} />}
      {!hasPicture && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing
        <g dangerouslySetInnerHTML={{ __html: artwork.svg }} />
      )}
      <polygon points={upToCut(LIGHT_WIDTH)} fill={hasPicture ? colors.light : artwork.light} />
      <polygon points={upToCut(0)} fill={colors.ground} />
    </>
  );
}

const MARGIN = 72;
const COLUMN = { display: "flex", flexDirection: "column", boxSizing: "border-box" } as const;
const TITLE_WIDTH = { picture: 646, artwork: 690 };

/** Font sizes of titles in pixels, the largest first, with the lines that a title may take. */
const TITLE_SIZES = [
  ...[148, 136, 124, 114].map((fontSize) => ({ fontSize, maxLines: 2 })),
  ...[104, 95, 86].map((fontSize) => ({ fontSize, maxLines: 3 })),
  ...[78, 70, 62].map((fontSize) => ({ fontSize, maxLines: 4 })),
];
const MIN_FONT_SIZE = 52;
const LINE_HEIGHT = 1.02;

/**
 * Lets lines break at spaces and within words that are longer than a line, but not at hyphens, by
 * word joiners and zero-width spaces.
 */
const addBreaks = (title: string): string =>
  title.replaceAll("-", "\u2060-\u2060").replace(/[^ ]{22}/g, "$&\u200b");

const titleElement = (title: string, fontSize: number, width: number) => (
  <div
    style={{
      display: "block",
      width,
      fontSize,
      fontWeight: 600,
      lineHeight: LINE_HEIGHT,
      letterSpacing: "-0.03em",
      textWrap: "balance",
      direction: directionOf(title) ?? "ltr",
    }}
  >
    {title}
  </div>
);

/** The largest font size in which the title takes no more lines than it may. */
async function titleSize(
  title: string,
  width: number,
  { layOut, layOutLine }: Typesetter,
): Promise<number> {
  const longestWord = title
    .split(/[ \u200b]/)
    .reduce((one, other) => (other.length > one.length ? other : one));
  const word = await layOutLine(longestWord, 1000);
  const line = await layOutLine(title, 1000);
  for (const { fontSize, maxLines } of TITLE_SIZES) {
    const scale = fontSize / 1000;
    // Titles are set a little tighter than lines are measured.
    const isTooLong = line.width * scale > width * maxLines * 1.1;
    if (isTooLong || word.width * scale > width) continue;
    const { height } = await layOut(titleElement(title, fontSize, width), { width });
    if (height <= maxLines * Math.ceil(fontSize * LINE_HEIGHT)) return fontSize;
  }
  return MIN_FONT_SIZE;
}

/**
 * Draws a share picture but for the page's picture, which belongs below it and shows through its
 * transparent part: mark and name at the top, title and host at the bottom, the shapes behind them.
 * @returns SVG, 1200 wide
 */
export async function drawCard(
  { title, name, mark, host, hasPicture, height = HEIGHT }: Card,
  design: CardDesign,
  typesetter: Typesetter,
): Promise<string> {
  const width = hasPicture ? TITLE_WIDTH.picture : TITLE_WIDTH.artwork;
  const breakable = addBreaks(title);
  const fontSize = await titleSize(breakable, width, typesetter);
  const { text, mutedText } = design.colors;
  const words = await typesetter.layOut(
    <div style={{ ...COLUMN, padding: `60px ${MARGIN}px`, width: WIDTH, height, color: text }}>
      <div
        style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 30, fontWeight: 600 }}
      >
        {mark && <img src={mark} alt="" width={56} height={56} />}
        {name}
      </div>
      <div style={{ display: "flex", margin: `auto 0 40px -${fontSize * 0.04}px` }}>
        {titleElement(breakable, fontSize, width)}
      </div>
      <div style={{ fontSize: 24, fontWeight: 500, color: mutedText }}>{host}</div>
    </div>,
    { width: WIDTH, height },
  );
  // satori would put the shapes in as a picture with masks, which takes the renderer twice as long.
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose page has the words
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={height}>
      <Shapes hasPicture={hasPicture} height={height} design={design} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it has no scripts */}
      <g dangerouslySetInnerHTML={{ __html: words.svg }} />
    </svg>,
  );
}
