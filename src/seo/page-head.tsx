import { graphql } from "gatsby";
import { PICTURE_SIZE } from "../../plugins/gatsby-plugin-share-pictures/options";
import { useSiteSettings } from "../browser/hooks/use-site-settings";
import { IS_PREVIEW, UNLISTED_ROUTES } from "../constants/routes";
import { JsonLd } from "./json-ld";
import { sharePicturePath } from "./share-picture";
import type { PageSubject } from "./structured-data/page-things";

export type PageHeadProps = PageSubject & {
  /** Empty in a draft that lacks it; then it is the heading. */
  title: string;
  description: string;
  /** Further words by which the site's search finds the page. */
  keywords?: string | null;
  /** Text on the share picture; by default the title. */
  heading?: string;
  /** Whether search engines are to leave it out. */
  isUnlisted?: boolean;
  /** The page's route, such as `/works`; null for the error page, which has none. */
  route: string | null;
};

/** Title, description, canonical address, share tags and structured data of a page. */
export function PageHead({
  title: ownTitle,
  description,
  heading = ownTitle,
  isUnlisted = false,
  route,
  ...subject
}: PageHeadProps) {
  const site = useSiteSettings();
  const title = ownTitle || heading;
  const { article } = subject;
  // Open Graph, for links that are shared: https://ogp.me
  const image = `${site.url}${sharePicturePath(route ?? "/404")}`;
  const tags: [name: string, content: string | number | null][] = [
    ["og:type", article ? "article" : "website"],
    ["og:site_name", site.name],
    ["og:locale", "en_US"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", route && `${site.url}${route}`],
    ["og:image", image],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", PICTURE_SIZE.width],
    ["og:image:height", PICTURE_SIZE.height],
    ["og:image:alt", heading],
    ["article:published_time", article?.date ?? null],
    ["article:modified_time", article?.updated ?? null],
    ["article:author", article?.author?.name ?? null],
    ["article:section", article?.category?.title ?? null],
  ];
  const isHidden = IS_PREVIEW || isUnlisted || route === null || UNLISTED_ROUTES.includes(route);
  return (
    <>
      <title>{route === null ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {subject.keywords && <meta name="keywords" content={subject.keywords} />}
      {isHidden && <meta name="robots" content="noindex, nofollow" />}
      {route !== null && <link rel="canonical" href={`${site.url}${route}`} />}
      {tags.map(
        ([property, content]) =>
          content !== null && <meta key={property} property={property} content={`${content}`} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {/* Search engines read the built HTML. The bundler drops this and its imports elsewhere. */}
      {process.env.BUILD_STAGE !== "build-javascript" && (
        <JsonLd {...subject} title={title} description={description} route={route} />
      )}
    </>
  );
}

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
    keywords
  }
`;
