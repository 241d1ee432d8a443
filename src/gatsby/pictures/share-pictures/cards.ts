import type { CreatePagesArgs } from "gatsby";
import { STRINGS } from "../../../constants/strings";

type Titled = { title: string } | null;
type Picture = { file: { absolutePath: string; internal: { contentDigest: string } } };
type Entry = { route: string; title: string; picture?: Picture };
type SitePage = { path: string };
type Data = {
  allSitePage: { nodes: SitePage[] };
  siteSettings: { name: string; url: string; icon: Picture };
  homePage: { hero: { title: string } } | null;
  aboutPage: Titled;
  servicesPage: Titled;
  careerPage: Titled;
  worksPage: Titled;
  blogPage: Titled;
  contactPage: Titled;
  contactFormPage: Titled;
  landingPage: Titled;
  allWork: { nodes: Entry[] };
  allArticle: { nodes: Entry[] };
  allTextPage: { nodes: Entry[] };
};

const QUERY = `
  query ShareCards {
    allSitePage { nodes { path } }
    siteSettings { name url icon { file { absolutePath internal { contentDigest } } } }
    homePage { hero { title } }
    aboutPage { title }
    servicesPage { title }
    careerPage { title }
    worksPage { title }
    blogPage { title }
    contactPage { title }
    contactFormPage { title }
    landingPage { title }
    allWork { nodes { route title picture { file { absolutePath internal { contentDigest } } } } }
    allArticle { nodes { route title picture { file { absolutePath internal { contentDigest } } } } }
    allTextPage { nodes { route title } }
  }
`;

/** A picture file of the content and a hash of its bytes. */
export type SourcePicture = { file: string; digest: string };

export type PageCard = { route: string; title: string; picture: SourcePicture | null };

export type ShareCards = { name: string; url: string; icon: SourcePicture; cards: PageCard[] };

const sourceOf = ({ file }: Picture): SourcePicture => ({
  file: file.absolutePath,
  digest: file.internal.contentDigest,
});

/** Gatsby's own 404 pages need no picture; later pages of the blog list use the picture of the first. */
const hasDrawing = ({ path }: SitePage): boolean =>
  path !== "/404.html" && !path.startsWith("/dev-404-page") && !path.startsWith("/blog/page/");

/** What each page's picture shows; pages not listed here show the agency's name. */
export function cardsOf(data: Data): PageCard[] {
  const fixed: Record<string, string | undefined> = {
    "/": data.homePage?.hero.title,
    "/about-us": data.aboutPage?.title,
    "/services": data.servicesPage?.title,
    "/career-page": data.careerPage?.title,
    "/works": data.worksPage?.title,
    "/blog": data.blogPage?.title,
    "/contact": data.contactPage?.title,
    "/contact-form": data.contactFormPage?.title,
    "/cutting-edge-digital-products": data.landingPage?.title,
    "/404": STRINGS.notFound,
  };
  const entries = [...data.allWork.nodes, ...data.allArticle.nodes, ...data.allTextPage.nodes];
  const byRoute = new Map(entries.map((entry) => [entry.route, entry]));
  return data.allSitePage.nodes
    .filter(hasDrawing)
    .map(({ path }) => path.replace(/(.)\/$/, "$1"))
    .map((route) => {
      const entry = byRoute.get(route);
      const title = entry?.title ?? fixed[route] ?? data.siteSettings.name;
      return { route, title, picture: entry?.picture ? sourceOf(entry.picture) : null };
    });
}

/** @throws Error when the content cannot be queried */
export async function readCards(graphql: CreatePagesArgs["graphql"]): Promise<ShareCards> {
  const { data, errors } = await graphql<Data>(QUERY);
  if (!data || errors) throw new Error(`The titles of the share pictures cannot be queried: ${String(errors)}`);
  const { name, url, icon } = data.siteSettings;
  return { name, url, icon: sourceOf(icon), cards: cardsOf(data) };
}
