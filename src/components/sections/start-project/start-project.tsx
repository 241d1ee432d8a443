import { LazyCallToActionForm } from "../../forms/lazy/lazy-call-to-action-form";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./start-project.module.scss";

/** The question at the end of a page, set huge on yellow. */
export function StartProject(section: SectionCopy) {
  return (
    <Section id="start-project" tone="accent" cut="left" layout="stack" className={styles.root} {...section}>
      <div className={styles.answer}>
        <LazyCallToActionForm />
      </div>
    </Section>
  );
}
