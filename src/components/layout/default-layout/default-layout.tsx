import type { ReactNode } from "react";
import { useOnline } from "../../../browser/hooks/use-online";
import { MAIN_ANCHOR } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { BurgerMenu } from "../burger-menu/burger-menu";
import { Consent } from "../consent/consent";
import { ContactOverlay } from "../contact-overlay/contact-overlay";
import { PageTransition } from "../page-transition/page-transition";
import { ProgressBar } from "../progress-bar/progress-bar";
import { Sidebar } from "../sidebar/sidebar";
import { SiteFooter } from "../site-footer/site-footer";
import * as styles from "./default-layout.module.scss";

/**
 * A status line while the browser is offline. The live region always exists, so that changes are
 * announced.
 */
function ConnectionStatus() {
  const isOnline = useOnline();
  return (
    <p role="status" className={styles.connection}>
      {isOnline ? null : <span className={styles.words}>{STRINGS.offline}</span>}
    </p>
  );
}

/** The layout of all pages, which stays on navigation. */
export function DefaultLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a href={`#${MAIN_ANCHOR}`} className={styles.skipLink}>
        {STRINGS.skipToContent}
      </a>
      <ProgressBar />
      <Sidebar />
      <BurgerMenu />
      <ContactOverlay />
      <div className={styles.page}>
        <main id={MAIN_ANCHOR} tabIndex={-1} className={styles.main}>
          <PageTransition path={path}>{children}</PageTransition>
        </main>
        <SiteFooter />
      </div>
      <ConnectionStatus />
      <Consent />
    </>
  );
}
