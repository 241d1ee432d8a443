import type {
  SharePicturesOptions,
  SourcePicture,
} from "../../plugins/gatsby-plugin-share-pictures/options";
import { DRAWING_FONTS, fallbackFonts } from "../constants/drawing";
import { CUT_DEGREES } from "../constants/layout";
import { ACCENT, INK, MIST, PAPER } from "../constants/palette";
import { sharePicturePath } from "../seo/share-picture";
import { stoneMarkup } from "../stone/stone-markup";

type Picture = { file: { absolutePath: string; internal: { contentDigest: string } } };
/** A draft may have no picture yet. */
type Entry = { route: string; title: string; picture: Picture | null };
type Data = {
  siteSettings: { name: string; url: string; icon: { file: { absolutePath: string } } };
  works: { nodes: Entry[] };
  articles: { nodes: Entry[] };
};

const QUERY = `
  fragment Source on Picture {
    file { absolutePath internal { contentDigest } }
  }
  query ShareCards {
    siteSettings { name url icon { file { absolutePath } } }
    works: allWork { nodes { route title picture { ...Source } } }
    articles: allArticle { nodes { route title picture { ...Source } } }
  }
`;

const sourceOf = ({ file }: Picture): SourcePicture => ({
  file: file.absolutePath,
  digest: file.internal.contentDigest,
});

/** The stone, enlarged so that the card's cut looks like one of its own. */
const STONE = `<g fill="currentColor" stroke="currentColor" transform="translate(40 -420) scale(1.8)">${stoneMarkup()}</g>`;

/**
 * Options of gatsby-plugin-share-pictures: works and articles show their picture, other pages the
 * stone.
 */
export const SHARE_PICTURES: SharePicturesOptions<Data> = {
  query: QUERY,
  resolve: ({ siteSettings, works, articles }) => ({
    name: siteSettings.name,
    url: siteSettings.url,
    icon: siteSettings.icon.file.absolutePath,
    entries: [...works.nodes, ...articles.nodes].map(({ route, title, picture }) => ({
      route,
      title,
      picture: picture && sourceOf(picture),
    })),
  }),
  picturePath: sharePicturePath,
  fonts: DRAWING_FONTS,
  fallbackFonts,
  design: {
    colors: { ground: INK, text: PAPER, mutedText: MIST, light: ACCENT },
    cutDegrees: CUT_DEGREES,
    artwork: { svg: STONE, light: "#fff3b0" },
  },
};
