import { MessageHints } from "../components/sections/contact/message-hints/message-hints";
import { ANSWER_STRINGS } from "../constants/page-strings";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";

/** The mailer redirects visitors without JavaScript to it when it has refused their message. */
export default function MessageNotSentPage() {
  return (
    <>
      <PageHeader title={ANSWER_STRINGS.notSent} perex={ANSWER_STRINGS.notSentPerex} tone="ink" />
      <MessageHints />
    </>
  );
}

export function Head() {
  return (
    <PageHead
      title={ANSWER_STRINGS.notSent}
      description={ANSWER_STRINGS.notSentPerex}
      route="/message-not-sent"
    />
  );
}
