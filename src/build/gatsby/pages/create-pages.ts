import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blogPages, countByCategory } from "../../../blog/blog-pages";
import { withNeighbours } from "../../../utils/neighbours";
import { runQuery } from "../run-query";
import { type RelatableArticle, relatedIds } from "./related-ids";

type RoutedEntry = { id: string; route: string };
type Data = {
  works: { nodes: RoutedEntry[] };
  articles: { nodes: (RoutedEntry & RelatableArticle)[] };
  categories: { nodes: { slug: string }[] };
  pages: { nodes: RoutedEntry[] };
};

const QUERY = `
  query RoutedEntries {
    works: allWork(sort: { order: ASC }) { nodes { id route } }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { id route visibility category { slug } related { id } }
    }
    categories: allCategory { nodes { slug } }
    pages: allTextPage { nodes { id route } }
  }
`;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** The catalogue of all components and states, for `gatsby develop` and, with `CATALOGUE=1`, the tests. */
const hasCatalogue = () => process.env.NODE_ENV === "development" || process.env.CATALOGUE === "1";

/** One page per case study, article and text page, and the pages of the blog list. */
export async function createPages({ actions, graphql }: Pick<CreatePagesArgs, "actions" | "graphql">): Promise<void> {
  const data = await runQuery<Data>(graphql, QUERY, "The entries that have pages cannot be queried");
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
  for (const { entry, newer, older } of withNeighbours(articles)) {
    actions.createPage({
      path: entry.route,
      component: template("article"),
      context: {
        id: entry.id,
        relatedIds: relatedIds(entry, articles),
        previousId: older?.id ?? null,
        nextId: newer?.id ?? null,
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
