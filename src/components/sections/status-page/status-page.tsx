import type { ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { Link } from "../../../ui/link/link";
import * as styles from "./status-page.module.scss";

export type StatusPageProps = {
  /** As of HTTP. */
  status: number;
  title: string;
  /** Address to try once more. */
  retry?: string;
  /** The document is loaded anew on the way home: something in this one is broken. */
  reloads?: boolean;
  /** More ways on. */
  children?: ReactNode;
};

/**
 * Nothing is here, or it went wrong: the status, cut in two, with light coming through, and the
 * ways on.
 */
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
