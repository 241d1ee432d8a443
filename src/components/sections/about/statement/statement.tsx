import { Highlighted } from "../../../../ui/highlighted/highlighted";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./statement.module.scss";

/**
 * A sentence or two as large as a page's title, with a highlighted part: a mission, or a quotation.
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
