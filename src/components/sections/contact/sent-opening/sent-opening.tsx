import { STRINGS } from "../../../../constants/strings";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { PaperPlane } from "../../../../ui/paper-plane/paper-plane";
import * as styles from "./sent-opening.module.scss";

/** The top of the page after a message was sent: a yellow plane with a paper plane. */
export function SentOpening({ title, perex }: { title: string; perex: string }) {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <PaperPlane className={styles.plane} />
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>
          <p className={styles.perex}>{perex}</p>
          <ButtonLink to="/">{STRINGS.backToHome}</ButtonLink>
        </div>
      </div>
    </header>
  );
}
