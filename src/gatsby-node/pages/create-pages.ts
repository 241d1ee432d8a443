import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { runQuery } from "../../../lib/run-query";
import { blogPages, countByCategory } from "../../blog/blog-pages";
import { BLOCK_CATALOGUE_ROUTE, PRIVACY_POLICY } from "../../constants/routes";
import { writeBlockPage } from "./block-pages";
import { FORM_CHOICES_QUERY, type QueriedForm, writePageForms } from "./page-forms";

export type RelatableArticle = {
  id: string;
  category: { slug: string } | null;
  /** The editor's choice, in the editor's order. */
  related: readonly { id: string }[];
  visibility: string;
};

/** Number of an article's related stories: two views of the carousel on a desktop. */
export const RELATED_STORIES = 6;

/**
 * The related stories of an article: the editor's choice, then others of its category, then any
 * others. Both begin with the next older one and go on with the newest after the oldest, so that
 * articles lead to different ones, and a new one changes few pages. Drafts only show in the
 * preview, where an editor chose them.
 * @param articles all articles, the newest first
 * @returns ids of other articles
 */
export function relatedIds(
  article: RelatableArticle,
  articles: readonly RelatableArticle[],
): string[] {
  const place = articles.indexOf(article);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)].filter(
    ({ visibility }) => visibility === "published",
  );
  const ofCategory = others.filter(({ category }) => category?.slug === article.category?.slug);
  const ids = new Set(article.related.map(({ id }) => id));
  for (const { id } of [...ofCategory, ...others]) if (ids.size < RELATED_STORIES) ids.add(id);
  return [...ids];
}

/** When an entry is on the live site: fields of some of the types. */
type Publication = {
  visibility: string;
  date?: string;
  publishFrom?: string | null;
  validThrough?: string | null;
  publishUntil?: string | null;
  afterEnd?: string | null;
};
type RoutedEntry = { id: string; route: string; slug: string } & Publication;
type Data = {
  works: { nodes: RoutedEntry[] };
  positions: { nodes: RoutedEntry[] };
  articles: { nodes: (RoutedEntry & RelatableArticle)[] };
  categories: { nodes: { slug: string }[] };
  pages: { nodes: (RoutedEntry & { blocks: ({ __typename: string } & QueriedForm)[] })[] };
};

const PERIOD = "publishFrom publishUntil afterEnd";

const QUERY = `
  query RoutedEntries {
    works: allWork(sort: { order: ASC }) { nodes { id route slug visibility date } }
    positions: allPosition {
      nodes { id route slug visibility date validThrough ${PERIOD} }
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { id route slug visibility date category { slug } related { id } }
    }
    categories: allCategory { nodes { slug } }
    pages: allTextPage {
      nodes { id route slug visibility ${PERIOD} blocks { __typename ${FORM_CHOICES_QUERY} } }
    }
  }
`;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/**
 * Whether there is a page with all blocks: for previews of the editor, which read its data, and for
 * tests, with `CATALOGUE=1`.
 */
const hasCatalogue = () =>
  process.env.NODE_ENV === "development" ||
  process.env.CATALOGUE === "1" ||
  Boolean(process.env.CMS_REPO);

/** Context of pages of the preview, which link to their entry and say when it is published. */
function previewContext({ slug, visibility, ...entry }: RoutedEntry) {
  if (process.env.NODE_ENV !== "development") return {};
  const { date, publishFrom, validThrough, publishUntil, afterEnd } = entry;
  const publication = { visibility, date, publishFrom, validThrough, publishUntil, afterEnd };
  return { slug, publication };
}

/** Creates a page for each case study, position, article and text page, and the pages of the blog list. */
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
      context: { id, nextId: next?.id === id ? null : next?.id, ...previewContext(work) },
    });
  });
  for (const position of data.positions.nodes)
    actions.createPage({
      path: position.route,
      component: template("position"),
      context: { id: position.id, ...previewContext(position) },
    });
  for (const article of articles)
    actions.createPage({
      path: article.route,
      component: template("article"),
      context: {
        id: article.id,
        relatedIds: relatedIds(article, articles),
        ...previewContext(article),
      },
    });
  for (const page of data.pages.nodes) {
    const { id, route, slug, blocks } = page;
    const component = blocks.length > 0 ? writeBlockPage(slug, blocks) : template("text-page");
    const parties = slug === PRIVACY_POLICY && { namesThirdParties: true };
    actions.createPage({
      path: route,
      component,
      context: { id, ...parties, ...previewContext(page) },
    });
  }
  writePageForms(data.pages.nodes);
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
 * Names the guards (`browser/navigation/guards.ts`) that the browser runs before it shows the page
 * for unknown addresses.
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
 * Adds the query `articlesInOrder(ids: [...])` for related stories and pages of the list: articles
 * in the requested order. With `allArticle(...)` a page would depend on all articles: every change
 * would rerun the query of every page, and each page of the list would sort them all.
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
