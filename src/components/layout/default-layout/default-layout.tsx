import type { ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { SiteFooter } from "../site-footer/site-footer";
import { SiteHeader } from "../site-header/site-header";
import * as styles from "./default-layout.module.scss";

export type DefaultLayoutProps = { children: ReactNode };

/** The frame of every page; it persists over navigation. */
export function DefaultLayout({ children }: DefaultLayoutProps) {
  return (
    <>
      <a href="#content" className={styles.skipLink}>
        {STRINGS.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
