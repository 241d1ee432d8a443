import type { BlogApiArticle } from "./blog-api";

export type Post = Queries.ArticleCardFragment;

/** A picture known by its address only; drawn in the shape of covers. */
const plainImage = (src: string) => ({ width: 960, height: 540, images: { fallback: { src } } });

/** An article of the API as the cards draw it. */
export function postOf({ url, visibility = "published", category, picture, ...article }: BlogApiArticle): Post {
  const image = picture?.image ?? (picture && plainImage(picture.url));
  return {
    ...article,
    route: url,
    visibility,
    category: category && { slug: category.id, title: category.title },
    pictureAlt: picture?.alt ?? "",
    picture: (image && { image }) as Post["picture"],
  };
}
