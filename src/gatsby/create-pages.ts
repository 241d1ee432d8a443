import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blogPages } from "../utils/blog-pages";
import { type ArticleNode, relatedByArticle } from "./related/related-by-article";

type RoutedEntry = { id: string; route: string };
type Data = {
  works: { nodes: RoutedEntry[] };
  articles: { nodes: (RoutedEntry & ArticleNode)[] };
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
      articles: allArticle {
        nodes {
          id
          route
          title
          perex
          date
          visibility
          category {
            id
          }
          related {
            id
          }
          body {
            rawMarkdownBody
          }
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
  works.forEach(({ id, route }, index) => {
    const next = works[(index + 1) % works.length];
    actions.createPage({
      path: route,
      component: template("work"),
      context: { id, nextId: next?.id === id ? null : next?.id },
    });
  });
  const related = relatedByArticle(data.articles.nodes);
  for (const { id, route } of data.articles.nodes) {
    actions.createPage({
      path: route,
      component: template("article"),
      context: { id, relatedIds: related.get(id) ?? [] },
    });
  }
  for (const { id, route } of data.pages.nodes) {
    actions.createPage({ path: route, component: template("text-page"), context: { id } });
  }
  if (hasCatalogue()) actions.createPage({ path: "/catalogue", component: template("catalogue"), context: {} });
  for (const { path: route, context } of blogPages(data.articles.nodes.length)) {
    actions.createPage({ path: route, component: template("blog-list"), context });
  }
}
