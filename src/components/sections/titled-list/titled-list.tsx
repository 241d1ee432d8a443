import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./titled-list.module.scss";

export type TitledItem = { readonly title: string; readonly perex: string; readonly time?: string };
export type TitledListProps = Pick<SectionProps, "id" | "title" | "perex" | "tone"> & {
  items: readonly TitledItem[];
  ordered?: boolean;
};

/** Values, steps, reasons: short texts with a title each, numbered where their order counts. */
export function TitledList({ items, ordered = false, ...section }: TitledListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <Section {...section}>
      <List className={styles.list}>
        {items.map(({ title, perex, time }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            {time && <p className={styles.time}>{time}</p>}
            <p className={styles.perex}>{perex}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
