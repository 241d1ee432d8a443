import { Highlighted } from "../../../../ui/highlighted/highlighted";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./statement.module.scss";

/**
 * The mission, or what a client said: a sentence or two, set as large as a page's title; some words
 * of it in the light.
 */
export function Statement({
  statement,
  highlight,
  tone = "ink",
  ...section
}: SectionCopy & { id: string; statement: string; highlight: string | null }) {
  return (
    <Section tone={tone} cut="right" layout="line" {...section}>
      <p className={styles.statement}>
        <Highlighted
          text={statement}
          highlight={highlight}
          className={tone === "ink" ? styles.light : undefined}
        />
      </p>
    </Section>
  );
}
