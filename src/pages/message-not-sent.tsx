import { MessageHints } from "../components/sections/message-hints/message-hints";
import { PageHead } from "../components/seo/page-head";
import { PageHeader } from "../components/ui/page-header/page-header";
import { FORM_STRINGS } from "../constants/form-strings";

/** Where the mailer sends those who have no script and whose message it could not take. */
export default function MessageNotSentPage() {
  return (
    <>
      <PageHeader title={FORM_STRINGS.notSent} perex={FORM_STRINGS.notSentPerex} tone="ink" />
      <MessageHints />
    </>
  );
}

export function Head() {
  return <PageHead title={FORM_STRINGS.notSent} description={FORM_STRINGS.notSentPerex} route="/message-not-sent" />;
}
