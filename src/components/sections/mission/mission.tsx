import { Highlighted } from "../../ui/highlighted/highlighted";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./mission.module.scss";

export type MissionProps = SectionCopy & { statement: string; highlight: string | null };

/** One sentence, set as large as a page's title; some words of it in the light. */
export function Mission({ statement, highlight, ...section }: MissionProps) {
  return (
    <Section id="mission" tone="ink" cut="right" layout="line" {...section}>
      <p className={styles.statement}>
        <Highlighted text={statement} words={highlight} className={styles.light} />
      </p>
    </Section>
  );
}
