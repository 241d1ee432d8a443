import { useSiteSettings } from "../../../../browser/hooks/use-site-settings";
import { ANSWER_STRINGS } from "../../../../constants/page-strings";
import { EmailLink } from "../../../../ui/email-link/email-link";
import { Section } from "../../../../ui/section/section";
import * as styles from "./message-hints.module.scss";

/** Hints on why the mailer has refused a message, and the agency's e-mail address. */
export function MessageHints() {
  const { email } = useSiteSettings();
  return (
    <Section id="hints" title={ANSWER_STRINGS.notSentTitle}>
      <p id="later" className={styles.later}>
        {ANSWER_STRINGS.notSentLater}
      </p>
      <ul className={styles.list}>
        {ANSWER_STRINGS.notSentHints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <p className={styles.mail}>
        {ANSWER_STRINGS.notSentMail} <EmailLink email={email} />.
      </p>
    </Section>
  );
}
