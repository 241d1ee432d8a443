import { SHARE_PICTURE, type SharePicture, sharePicturePath } from "./share-picture";
import type { ArticleFacts } from "./structured-data/article";

export type ShareTagsProps = {
  title: string;
  description: string;
  /** By default the one that is drawn for the page. */
  picture?: SharePicture;
  pictureAlt: string;
  /** Name and address of the site. */
  site: { name: string; url: string };
  route: string | null;
  article?: ArticleFacts;
};

/** Open Graph and Twitter tags: how a link to the page looks where it is shared. Source: https://ogp.me */
export function ShareTags({ title, description, picture, pictureAlt, site, route, article }: ShareTagsProps) {
  const { path, type, width, height } = picture ?? {
    ...SHARE_PICTURE,
    path: sharePicturePath(route ?? "/404"),
    type: "image/jpeg",
  };
  const image = `${site.url}${path}`;
  const tags: [name: string, content: string | number | null][] = [
    ["og:type", article ? "article" : "website"],
    ["og:site_name", site.name],
    ["og:locale", "en_US"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", route && `${site.url}${route}`],
    ["og:image", image],
    ["og:image:type", type],
    ["og:image:width", width],
    ["og:image:height", height],
    ["og:image:alt", pictureAlt],
    ["article:published_time", article?.date ?? null],
    ["article:modified_time", article?.updated ?? null],
    ["article:author", article?.author?.name ?? null],
    ["article:section", article?.category?.title ?? null],
  ];
  const twitter = { card: "summary_large_image", title, description, image, "image:alt": pictureAlt };
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
