import { LazyCallToActionForm } from "../../forms/lazy/lazy-call-to-action-form";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./start-project.module.scss";

export type StartProjectProps = Pick<SectionProps, "title" | "perex">;

/** The question at the end of a page, set huge on yellow. */
export function StartProject(section: StartProjectProps) {
  return (
    <Section id="start-project" tone="accent" cut="left" layout="stack" className={styles.root} {...section}>
      <div className={styles.answer}>
        <LazyCallToActionForm />
      </div>
    </Section>
  );
}
