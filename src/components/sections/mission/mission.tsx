import { withoutOrphan } from "../../../utils/without-orphan";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./mission.module.scss";

export type MissionProps = SectionCopy & { statement: string };

/** One sentence, set as large as a page's title. */
export function Mission({ statement, ...section }: MissionProps) {
  return (
    <Section id="mission" tone="ink" cut="right" layout="line" {...section}>
      <p className={styles.statement}>{withoutOrphan(statement)}</p>
    </Section>
  );
}
