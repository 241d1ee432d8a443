import { graphql } from "gatsby";
import { PICTURE_SIZE } from "../../plugins/gatsby-plugin-share-pictures/options";
import { useSiteSettings } from "../browser/hooks/use-site-settings";
import { IS_PREVIEW, UNLISTED_ROUTES } from "../constants/routes";
import { JsonLd } from "./json-ld";
import { sharePicturePath } from "./share-picture";
import type { PageSubject } from "./structured-data/page-things";

export type PageHeadProps = PageSubject & {
  title: string;
  description: string;
  /** Words for the search of the site that the page does not say. */
  keywords?: string | null;
  /** The text on the drawn share picture, if not the title. */
  heading?: string;
  /**
   * The page's route, such as `/works`; null where it has none (404), whose title is the message
   * alone.
   */
  route: string | null;
};

/** Title, description, canonical address, share tags and structured data of a page. */
export function PageHead({
  title,
  description,
  heading = title,
  route,
  ...subject
}: PageHeadProps) {
  const site = useSiteSettings();
  const { article } = subject;
  // Open Graph: how a link to the page looks where it is shared, also on X, but for the size.
  // Source: https://ogp.me
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
  const isHidden = IS_PREVIEW || route === null || UNLISTED_ROUTES.includes(route);
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
      {/* Search engines read the built HTML. The bundler drops this branch, and its imports, from the browser's scripts. */}
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
