import { SHARE_PICTURE } from "../../constants/share-picture";
import { sharePicturePath } from "../../utils/share-picture-path";
import type { ArticleFacts } from "../../utils/structured-data/article";

export type ShareTagsProps = {
  title: string;
  description: string;
  pictureAlt: string;
  /** Name and address of the site. */
  site: { name: string; url: string };
  route: string | null;
  article?: ArticleFacts;
};

/** Open Graph and Twitter tags: how a link to the page looks where it is shared. Source: https://ogp.me */
export function ShareTags({ title, description, pictureAlt, site, route, article }: ShareTagsProps) {
  const picture = `${site.url}${sharePicturePath(route ?? "/404")}`;
  const tags: [name: string, content: string | number | null][] = [
    ["og:type", article ? "article" : "website"],
    ["og:site_name", site.name],
    ["og:locale", "en_US"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", route && `${site.url}${route}`],
    ["og:image", picture],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", SHARE_PICTURE.width],
    ["og:image:height", SHARE_PICTURE.height],
    ["og:image:alt", pictureAlt],
    ["article:published_time", article?.date ?? null],
    ["article:modified_time", article?.updated ?? null],
    ["article:author", article?.author?.name ?? null],
    ["article:section", article?.category?.title ?? null],
  ];
  const twitter = { card: "summary_large_image", title, description, image: picture, "image:alt": pictureAlt };
  return (
    <>
      {tags.map(
        ([property, content]) => content !== null && <meta key={property} property={property} content={`${content}`} />,
      )}
      {Object.entries(twitter).map(([name, content]) => (
        <meta key={name} name={`twitter:${name}`} content={content} />
      ))}
    </>
  );
}
