import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { NEWEST_ARTICLES } from "../constants/blog";
import { blogPages } from "../utils/blog-pages";
import { countByCategory } from "../utils/count-by-category";
import { withNeighbours } from "../utils/neighbours";
import { isJpeg } from "../utils/share-picture";
import { relatedStories } from "./related/related-stories";

type RoutedEntry = { id: string; route: string };
type Data = {
  works: { nodes: RoutedEntry[] };
  articles: {
    nodes: (RoutedEntry & {
      slug: string;
      category: { slug: string } | null;
      picture: { file: { extension: string } };
    })[];
  };
  categories: { nodes: { slug: string }[] };
  pages: { nodes: RoutedEntry[] };
};

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** Engineers see every component in every state in `gatsby develop`; the tests ask for it with `CATALOGUE=1`. */
const hasCatalogue = () => process.env.gatsby_executing_command === "develop" || process.env.CATALOGUE === "1";

/** One page per case study, article and text page, and the pages of the blog list. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Data>(`
    query RoutedEntries {
      works: allWork(sort: { order: ASC }) {
        nodes {
          id
          route
        }
      }
      articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          id
          route
          slug
          category {
            slug
          }
          picture {
            file {
              extension
            }
          }
        }
      }
      categories: allCategory {
        nodes {
          slug
        }
      }
      pages: allTextPage {
        nodes {
          id
          route
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The entries that have pages could not be queried", errors as Error[]);
    return;
  }
  const works = data.works.nodes;
  const articles = data.articles.nodes;
  works.forEach(({ id, route }, index) => {
    const next = works[(index + 1) % works.length];
    actions.createPage({
      path: route,
      component: template("work"),
      context: { id, nextId: next?.id === id ? null : next?.id },
    });
  });
  const related = await relatedStories({ graphql });
  const idOf = new Map(articles.map(({ id, slug }) => [slug, id]));
  for (const [index, { entry, newer, older }] of withNeighbours(articles).entries()) {
    const { id, slug, route, picture } = entry;
    const isOlder = index >= NEWEST_ARTICLES;
    actions.createPage({
      path: route,
      component: template("article"),
      context: {
        id,
        relatedIds: (related.get(slug) ?? []).flatMap((story) => idOf.get(story) ?? []),
        previousId: older?.id ?? null,
        nextId: newer?.id ?? null,
        ...(isOlder && { isOlder, sharesCover: isJpeg(picture.file.extension) }),
      },
    });
  }
  for (const { id, route } of data.pages.nodes) {
    actions.createPage({ path: route, component: template("text-page"), context: { id } });
  }
  if (hasCatalogue()) actions.createPage({ path: "/catalogue", component: template("catalogue"), context: {} });
  const totals = countByCategory(
    data.categories.nodes.map(({ slug }) => slug),
    articles,
  );
  for (const { path: route, context } of blogPages(
    articles.map(({ id }) => id),
    totals,
  )) {
    actions.createPage({ path: route, component: template("blog-list"), context });
  }
}
