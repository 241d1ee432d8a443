import { MemberCard } from "../../content/member-card/member-card";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type TeamProps = Pick<SectionProps, "title" | "perex"> & { members: readonly Queries.MemberCardFragment[] };

export function Team({ members, ...section }: TeamProps) {
  return (
    <Section id="team" tone="stone" {...section}>
      <Grid items={members} itemKey={({ slug }) => slug} columns="narrow">
        {(member, index) => <MemberCard member={member} priority={index === 0} />}
      </Grid>
    </Section>
  );
}
