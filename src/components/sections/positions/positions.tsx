import { PositionItem } from "../../content/position-item/position-item";
import { Section, type SectionProps } from "../../ui/section/section";

export type PositionsProps = Pick<SectionProps, "title" | "perex"> & {
  positions: readonly Queries.PositionItemFragment[];
  empty: string;
};

export function Positions({ positions, empty, ...section }: PositionsProps) {
  return (
    <Section id="positions" {...section}>
      {positions.length === 0 && <p>{empty}</p>}
      {positions.map((position) => (
        <PositionItem key={position.slug} position={position} />
      ))}
    </Section>
  );
}
