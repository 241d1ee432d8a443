import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./mission.module.scss";

export type MissionProps = Pick<SectionProps, "title" | "perex"> & { statement: string };

export function Mission({ statement, ...section }: MissionProps) {
  return (
    <Section id="mission" tone="ink" {...section}>
      <p className={styles.statement}>{statement}</p>
    </Section>
  );
}
