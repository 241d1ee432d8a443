import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../ui/button-link/button-link";
import * as styles from "./not-found.module.scss";

/** Nothing is here: the numeral, cut in two, with light coming through. */
export function NotFound() {
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.numeral} aria-hidden="true" />
        <h1 className={styles.title}>{STRINGS.notFound}</h1>
        <ButtonLink to="/">{STRINGS.backToHome}</ButtonLink>
      </div>
    </div>
  );
}
