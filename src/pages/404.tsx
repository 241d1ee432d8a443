import { PageHead } from "../components/seo/page-head";
import { ButtonLink } from "../components/ui/button-link/button-link";
import { PageHeader } from "../components/ui/page-header/page-header";
import { STRINGS } from "../constants/strings";

export default function NotFoundPage() {
  return (
    <PageHeader title={STRINGS.notFound}>
      <ButtonLink to="/">{STRINGS.backToHome}</ButtonLink>
    </PageHeader>
  );
}

export function Head() {
  return <PageHead title={STRINGS.notFound} description={STRINGS.notFound} route={null} />;
}
