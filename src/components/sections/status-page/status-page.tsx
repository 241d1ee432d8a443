import type { ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { Link } from "../../../ui/link/link";
import * as styles from "./status-page.module.scss";

export type StatusPageProps = {
  /** HTTP status. */
  status: number;
  title: string;
  /** Address that the visitor may try again. */
  retry?: string;
  /** Whether the home page loads as a new document, because this one is broken. */
  reloads?: boolean;
  /** Further content below the links. */
  children?: ReactNode;
};

/** An error page: the status as a large numeral, cut in two, a message, and links. */
export function StatusPage({ status, title, retry, reloads = false, children }: StatusPageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.numeral} data-status={status} aria-hidden="true" />
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.ways}>
          <ButtonLink to="/" reloads={reloads}>
            {STRINGS.backToHome}
          </ButtonLink>
          {retry ? (
            <Link to={retry} reloads className={styles.retry}>
              {STRINGS.reload}
            </Link>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  );
}
