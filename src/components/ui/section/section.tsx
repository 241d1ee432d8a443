import type { ReactNode } from "react";
import { classNames } from "../../../utils/class-names";
import * as styles from "./section.module.scss";

export type SectionProps = {
  /** Anchor and name of the section; unique on its page. */
  id: string;
  title: string;
  perex?: string | null;
  tone?: "paper" | "stone" | "ink" | "accent";
  children?: ReactNode;
};

const TONES = { paper: styles.paper, stone: styles.stone, ink: styles.ink, accent: styles.accent };

/** A band of a page with its heading; assistive technology finds it by that heading. */
export function Section({ id, title, perex, tone = "paper", children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles.root, TONES[tone])} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {perex && <p className={styles.perex}>{perex}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
