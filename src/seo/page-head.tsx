import { IS_PREVIEW, UNLISTED_ROUTES } from "../constants/routes";
import { useSiteSettings } from "../hooks/use-site-settings";
import { JsonLd } from "./json-ld";
import { metaDescription } from "./meta-description";
import type { SharePicture } from "./share-picture";
import { ShareTags } from "./share-tags";
import type { PageSubject } from "./structured-data/page-things";

export type PageHeadProps = PageSubject & {
  title: string;
  description: string;
  /** The text on the drawn share picture, if not the title. */
  heading?: string;
  /** The share picture, if none is drawn for the page. */
  sharePicture?: SharePicture;
  /** The page's route, such as `/works`; null where it has none (404), whose title is the message alone. */
  route: string | null;
};

/** Title, description, canonical address, share tags and structured data of a page. */
export function PageHead({ title, description, heading = title, sharePicture, route, ...subject }: PageHeadProps) {
  const site = useSiteSettings();
  const summary = metaDescription(description);
  const isHidden = IS_PREVIEW || route === null || UNLISTED_ROUTES.includes(route);
  return (
    <>
      <title>{route === null ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={summary} />
      {isHidden && <meta name="robots" content="noindex, nofollow" />}
      {route !== null && <link rel="canonical" href={`${site.url}${route}`} />}
      <ShareTags
        title={title}
        description={summary}
        picture={sharePicture}
        pictureAlt={heading}
        site={site}
        route={route}
        article={subject.article}
      />
      {/* Search engines read the built HTML. The bundler drops this branch, and its imports, from the browser's scripts. */}
      {process.env.BUILD_STAGE !== "build-javascript" && (
        <JsonLd {...subject} title={title} description={description} sharePicture={sharePicture?.path} route={route} />
      )}
    </>
  );
}
