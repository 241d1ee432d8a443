import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { runQuery } from "../../../lib/run-query";
import { blogPages, countByCategory } from "../../blog/blog-pages";
import { BLOCK_CATALOGUE_ROUTE } from "../../constants/routes";
import { writeBlockPage } from "./block-pages";

export type RelatableArticle = {
  id: string;
  category: { slug: string } | null;
  /** The editor's choice, in the editor's order. */
  related: readonly { id: string }[];
  visibility: string;
};

/** How many related stories an article has: two views of the carousel on a desktop. */
export const RELATED_STORIES = 6;

/**
 * The related stories of an article: the editor's choice, then others of its category, then any
 * others. Both begin with the next older one and go on with the newest after the oldest, so that
 * the articles differ in what they lead on to, and a new one changes few pages. Drafts only show in
 * the preview, where an editor chose them.
 * @param articles all of them, the newest first
 * @returns ids, never its own
 */
export function relatedIds(own: RelatableArticle, articles: readonly RelatableArticle[]): string[] {
  const place = articles.indexOf(own);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)].filter(
    ({ visibility }) => visibility === "published",
  );
  const ofCategory = others.filter(({ category }) => category?.slug === own.category?.slug);
  const found = new Set(own.related.map(({ id }) => id));
  for (const { id } of [...ofCategory, ...others]) if (found.size < RELATED_STORIES) found.add(id);
  return [...found];
}

type RoutedEntry = { id: string; route: string; slug: string };
type Data = {
  works: { nodes: RoutedEntry[] };
  articles: { nodes: (RoutedEntry & RelatableArticle)[] };
  categories: { nodes: { slug: string }[] };
  pages: { nodes: (RoutedEntry & { blocks: { __typename: string }[] })[] };
};

const QUERY = `
  query RoutedEntries {
    works: allWork(sort: { order: ASC }) { nodes { id route slug } }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { id route slug visibility category { slug } related { id } }
    }
    categories: allCategory { nodes { slug } }
    pages: allTextPage { nodes { id route slug blocks { __typename } } }
  }
`;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/**
 * The catalogue of all blocks, for the editor's preview, which draws blocks with its data, and,
 * with `CATALOGUE=1`, the tests.
 */
const hasCatalogue = () =>
  process.env.NODE_ENV === "development" ||
  process.env.CATALOGUE === "1" ||
  Boolean(process.env.CMS_REPO);

/** The page with the table of third parties. */
const PRIVACY_POLICY = "privacy-policy";

/** For the way to the entry beside each page of the preview. */
const inPreview = ({ slug }: RoutedEntry) =>
  process.env.NODE_ENV === "development" ? { slug } : {};

/** One page per case study, article and text page, and the pages of the blog list. */
export async function createPages({
  actions,
  graphql,
}: Pick<CreatePagesArgs, "actions" | "graphql">): Promise<void> {
  const data = await runQuery<Data>(
    graphql,
    QUERY,
    "The entries that have pages cannot be queried",
  );
  const works = data.works.nodes;
  const articles = data.articles.nodes;
  works.forEach((work, index) => {
    const { id, route } = work;
    const next = works[(index + 1) % works.length];
    actions.createPage({
      path: route,
      component: template("work"),
      context: { id, nextId: next?.id === id ? null : next?.id, ...inPreview(work) },
    });
  });
  for (const article of articles)
    actions.createPage({
      path: article.route,
      component: template("article"),
      context: { id: article.id, relatedIds: relatedIds(article, articles), ...inPreview(article) },
    });
  for (const page of data.pages.nodes) {
    const { id, route, slug, blocks } = page;
    const component = blocks.length > 0 ? writeBlockPage(slug, blocks) : template("text-page");
    const parties = slug === PRIVACY_POLICY && { namesThirdParties: true };
    actions.createPage({ path: route, component, context: { id, ...parties, ...inPreview(page) } });
  }
  if (hasCatalogue())
    actions.createPage({
      path: BLOCK_CATALOGUE_ROUTE,
      component: template("block-catalogue"),
      context: {},
    });
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

/**
 * The guards (`browser/navigation/guards.ts`) that the browser runs before it shows the page for
 * unknown addresses.
 */
export function addGuards({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
  if (!/^\/404(?:\.html)?$/.test(page.path) || page.context?.guards) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, guards: ["redirects"] } });
}

type Context = {
  nodeModel: { getNodesByIds: (query: { ids: readonly string[]; type: string }) => unknown[] };
};

/**
 * `articlesInOrder(ids: [...])`, for related stories and the pages of the list: in the requested
 * order, with a dependency on these articles only. With `allArticle(...)` a page would depend on
 * all articles: every change would rerun the query of every page, and each page of the list would
 * sort them all.
 */
export function addArticlesInOrder({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  createResolvers({
    Query: {
      articlesInOrder: {
        type: "[Article!]!",
        args: { ids: "[String!]!" },
        resolve: (_source: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids, type: "Article" }),
      },
    },
  });
}
