import { FormSpecimens } from "../components/catalogue/form-specimens";
import { SearchSpecimens, UiSpecimens } from "../components/catalogue/ui-specimens";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";

/** The parts of `ui/`, of forms and of the search in every state; made in `gatsby develop` and for the tests only. */
export default function CatalogueTemplate() {
  return (
    <>
      <PageHeader title="Catalogue" />
      <h2 className="visually-hidden">Components</h2>
      <UiSpecimens />
      <FormSpecimens />
      <SearchSpecimens />
    </>
  );
}

export function Head() {
  return <PageHead title="Catalogue" description="Every component of this site in every state." route="/catalogue" />;
}
