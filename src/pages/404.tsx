import { graphql } from "gatsby";
import { StatusPage } from "../components/sections/status-page/status-page";
import { SECTION_STRINGS } from "../constants/section-strings";
import { SearchForm } from "../search/components/search-form/search-form";
import { PageHead } from "../seo/page-head";

const PEREX = "The address is wrong, or the page no longer exists. Search for it here:";

export default function NotFoundPage() {
  return (
    <StatusPage status={404} title={SECTION_STRINGS.notFound}>
      <p>{PEREX}</p>
      <SearchForm />
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
    }
  }
`;
