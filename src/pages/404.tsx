import { graphql } from "gatsby";
import { StatusPage } from "../components/sections/status-page/status-page";
import { STRINGS } from "../constants/strings";
import { SearchForm } from "../search/components/search-form/search-form";
import { PageHead } from "../seo/page-head";

const PEREX = "The address is wrong, or the page no longer exists. Search for it here:";

export default function NotFoundPage() {
  return (
    <StatusPage status={404} title={STRINGS.notFound}>
      <p>{PEREX}</p>
      <SearchForm />
    </StatusPage>
  );
}

export function Head() {
  return <PageHead title={STRINGS.notFound} description={STRINGS.notFound} route={null} />;
}

// For the guard of this page (`browser/guards/guards.ts`), which finds it in the page's data.
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
