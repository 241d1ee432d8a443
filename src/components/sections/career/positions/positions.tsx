import { Section, type SectionCopy } from "../../../../ui/section/section";
import { PositionItem } from "../../../content/position-item/position-item";
import * as styles from "./positions.module.scss";

export type PositionsProps = SectionCopy & {
  positions: readonly Queries.PositionItemFragment[];
  /** What is said when nothing is open. */
  empty: string;
};

/** Open positions, each unfolding in its place. */
export function Positions({ positions, empty, ...section }: PositionsProps) {
  return (
    <Section id="positions" {...section}>
      {positions.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {positions.map((position) => (
            <li key={position.slug}>
              <PositionItem position={position} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
