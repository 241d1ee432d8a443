import { ContentSpecimens } from "../components/catalogue/content-specimens";
import { FormSpecimens } from "../components/catalogue/form-specimens";
import { SearchSpecimens } from "../components/catalogue/search-specimens";
import { UiSpecimens } from "../components/catalogue/ui-specimens";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";

/** Every component in every state; made in `gatsby develop` and for the tests only. */
export default function CatalogueTemplate() {
  return (
    <>
      <PageHeader title="Catalogue" />
      <h2 className="visually-hidden">Components</h2>
      <UiSpecimens />
      <FormSpecimens />
      <SearchSpecimens />
      <ContentSpecimens />
    </>
  );
}

export function Head() {
  return <PageHead title="Catalogue" description="Every component of this site in every state." route="/catalogue" />;
}
