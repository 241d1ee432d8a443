import { graphql, type PageProps } from "gatsby";
import { Search } from "../search/components/search/search";
import { SearchLists } from "../search/components/search-lists/search-lists";
import { SEARCH_ROUTE } from "../search/constants";
import { SEARCH_STRINGS } from "../search/strings";
import { PageHead } from "../seo/page-head";

export default function SearchPage({ data }: PageProps<Queries.SearchListsQuery>) {
  const { services, works, articles } = data;
  return (
    <Search>
      <SearchLists
        services={services.nodes.map(({ title, slug }) => ({ title, to: "/services", hash: slug }))}
        works={works.nodes.map(({ title, route }) => ({ title, to: route ?? "/works" }))}
        articles={articles.nodes.map(({ title, route }) => ({ title, to: route ?? "/blog" }))}
      />
    </Search>
  );
}

export function Head() {
  return (
    <PageHead
      title={SEARCH_STRINGS.title}
      description={SEARCH_STRINGS.description}
      route={SEARCH_ROUTE}
    />
  );
}

export const query = graphql`
  query SearchLists {
    services: allService(sort: { order: ASC }) {
      nodes {
        slug
        title
      }
    }
    works: allWork(sort: { order: ASC }) {
      nodes {
        route
        title
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 16) {
      nodes {
        route
        title
      }
    }
  }
`;
