import { IS_PREVIEW } from "../constants/preview";
import { UNLISTED_ROUTES } from "../constants/routes";
import { useSiteSettings } from "../hooks/use-site-settings";
import { JsonLd } from "./json-ld";
import { metaDescription } from "./meta-description";
import type { SharePicture } from "./share-picture";
import { ShareTags } from "./share-tags";
import type { PageSubject } from "./structured-data/page-things";

export type PageHeadProps = PageSubject & {
  title: string;
  description: string;
  /** The words on the page's picture for sharing, where they are not its title. */
  heading?: string;
  /** The picture for sharing, where none is drawn for the page. */
  sharePicture?: SharePicture;
  /** Where the page lives, such as `/works`; null where it has no address of its own (404). */
  route: string | null;
};

/** Everything a page says of itself to tabs, search engines and networks. */
export function PageHead({ title, description, heading = title, sharePicture, route, ...subject }: PageHeadProps) {
  const site = useSiteSettings();
  const summary = metaDescription(description);
  const isHidden = IS_PREVIEW || route === null || UNLISTED_ROUTES.includes(route);
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
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
      {/* Search engines read the built HTML. A constant of the bundler's keeps what makes this out of the browser's scripts. */}
      {process.env.BUILD_STAGE !== "build-javascript" && (
        <JsonLd {...subject} title={title} description={description} sharePicture={sharePicture?.path} route={route} />
      )}
    </>
  );
}
