import { ButtonLink } from "../components/ui/button-link/button-link";
import { PageHeader } from "../components/ui/page-header/page-header";
import { ANSWER_STRINGS } from "../constants/answer-strings";
import { FORM_STRINGS } from "../constants/form-strings";
import { STRINGS } from "../constants/strings";
import { PageHead } from "../seo/page-head";

/** Where the mailer sends those who have no script. */
export default function ThankYouPage() {
  return (
    <PageHeader title={FORM_STRINGS.sent} perex={ANSWER_STRINGS.sentPerex} tone="ink">
      <ButtonLink to="/">{STRINGS.backToHome}</ButtonLink>
    </PageHeader>
  );
}

export function Head() {
  return <PageHead title={FORM_STRINGS.sent} description={ANSWER_STRINGS.sentPerex} route="/thank-you" />;
}
