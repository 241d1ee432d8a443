import type { ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { BurgerMenu } from "../burger-menu/burger-menu";
import { Sidebar } from "../sidebar/sidebar";
import { SiteFooter } from "../site-footer/site-footer";
import * as styles from "./default-layout.module.scss";

export type DefaultLayoutProps = { children: ReactNode };

/** The frame of every page; it persists over navigation. */
export function DefaultLayout({ children }: DefaultLayoutProps) {
  return (
    <>
      <a href="#content" className={styles.skipLink}>
        {STRINGS.skipToContent}
      </a>
      <Sidebar />
      <BurgerMenu />
      <div className={styles.page}>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter />
      </div>
    </>
  );
}
