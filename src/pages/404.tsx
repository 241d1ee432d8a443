import { graphql, type PageProps } from "gatsby";
import { useHydrated } from "../browser/hooks/use-hydrated";
import { StatusPage } from "../components/sections/status-page/status-page";
import { POSITION_STRINGS } from "../constants/position-strings";
import { SECTION_STRINGS } from "../constants/section-strings";
import { STRINGS } from "../constants/strings";
import { SearchForm } from "../search/components/search-form/search-form";
import { PageHead } from "../seo/page-head";
import { ArrowLink } from "../ui/arrow-link/arrow-link";

const PEREX = "The address is wrong, or the page no longer exists. Search for it here:";

/** The lists of all entries that have pages: what was at the address may have been one of them. */
const LISTS = [
  ["/career-page", SECTION_STRINGS.allPositions],
  ["/works", SECTION_STRINGS.allWorks],
  ["/blog", STRINGS.allArticles],
] as const;

export default function NotFoundPage({ location }: PageProps) {
  // The built page is the same for all addresses.
  const isPosition = useHydrated() && location.pathname.startsWith("/career-page/");
  return (
    <StatusPage status={404} title={SECTION_STRINGS.notFound}>
      <p>{isPosition ? POSITION_STRINGS.closed : PEREX}</p>
      <SearchForm />
      {LISTS.map(([route, words]) => (
        <ArrowLink key={route} to={route}>
          {words}
        </ArrowLink>
      ))}
    </StatusPage>
  );
}

export function Head() {
  return (
    <PageHead
      title={SECTION_STRINGS.notFound}
      description={SECTION_STRINGS.notFound}
      route={null}
    />
  );
}

// The guard of this page (`browser/navigation/guards.ts`) reads the redirects from the page's data.
export const query = graphql`
  query NotFound {
    redirectSettings {
      items {
        from
        to
      }
      ended {
        from
        to
      }
    }
  }
`;
