import { LazyCallToActionForm } from "../../forms/lazy/lazy-call-to-action-form";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./start-project.module.scss";

export type StartProjectProps = SectionCopy & {
  /** Of the page around, for the mail. */
  pageTitle: string;
};

/** The question at the end of a page, set huge on yellow. */
export function StartProject({ pageTitle, ...section }: StartProjectProps) {
  return (
    <Section id="start-project" tone="accent" cut="left" layout="stack" className={styles.root} {...section}>
      <div className={styles.answer}>
        <LazyCallToActionForm pageTitle={pageTitle} />
      </div>
    </Section>
  );
}
