import { PersonCard } from "../../content/person-card/person-card";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type PeopleProps = Pick<SectionProps, "id" | "title" | "perex"> & {
  people: readonly Queries.PersonCardFragment[];
};

/** The two people to talk to first. */
export function People({ people, ...section }: PeopleProps) {
  return (
    <Section tone="stone" {...section}>
      <Grid items={people} itemKey={({ slug }) => slug}>
        {(person) => <PersonCard person={person} />}
      </Grid>
    </Section>
  );
}
