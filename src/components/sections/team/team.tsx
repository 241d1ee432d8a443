import { MemberCard } from "../../content/member-card/member-card";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./team.module.scss";

export type TeamProps = SectionCopy & { members: readonly Queries.MemberCardFragment[] };

/** A wall of portraits whose columns do not stand on one line. */
export function Team({ members, ...section }: TeamProps) {
  return (
    <Section id="team" tone="stone" cut="left" isEmpty={members.length === 0} {...section}>
      <ul className={styles.wall}>
        {members.map((member) => (
          <li key={member.slug} className={styles.place}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
