import { SECTION_STRINGS } from "../../../constants/section-strings";
import { Section } from "../../../ui/section/section";
import * as styles from "./short-version.module.scss";

/** A long text in a few sentences. */
export function ShortVersion({ sentences }: { sentences: readonly string[] }) {
  return (
    <Section
      id="short-version"
      title={SECTION_STRINGS.shortVersion}
      tone="accent"
      cut="left"
      layout="margin"
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence} className={styles.sentence}>
            {sentence}
          </li>
        ))}
      </ul>
    </Section>
  );
}
