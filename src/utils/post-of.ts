import type { BlogApiArticle } from "./blog-api";

export type Post = Queries.ArticleCardFragment;

/** A picture of which nothing is known but where it is; drawn in the shape of all covers. */
const plainImage = (src: string) => ({ layout: "constrained", width: 960, height: 540, images: { fallback: { src } } });

/** An article of the API as the cards draw it. */
export function postOf({ slug, url, visibility = "published", picture, ...article }: BlogApiArticle): Post {
  const { title, perex, date, category } = article;
  const image = picture?.image ?? (picture && plainImage(picture.url));
  return {
    slug,
    route: url,
    visibility,
    title,
    perex,
    date,
    category: category && { slug: category.id, title: category.title },
    pictureAlt: picture?.alt ?? "",
    picture: (image && { childImageSharp: { gatsbyImageData: image } }) as Post["picture"],
    pictureRetina: null,
  };
}
