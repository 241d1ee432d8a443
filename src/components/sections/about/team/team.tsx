import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { ArrowLink } from "../../../../ui/arrow-link/arrow-link";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import { MemberCard } from "../../../content/member-card/member-card";
import * as styles from "./team.module.scss";

export type TeamProps = SectionCopy & {
  members: readonly Queries.MemberCardFragment[];
  /** Text that asks for applications, in the last row. */
  invitation: string | null;
  /** Whether links and search results lead to these cards: set it on one page only. */
  isSearched?: boolean;
};

/** The team as a wall of portraits, whose columns are at different heights. */
export function Team({ members, invitation, isSearched = false, ...section }: TeamProps) {
  return (
    <Section id="team" tone="stone" cut="left" isEmpty={members.length === 0} {...section}>
      <ul className={styles.wall}>
        {members.map((member) => (
          <li key={member.slug} className={styles.place}>
            <MemberCard member={member} isSearched={isSearched} />
          </li>
        ))}
        {invitation && (
          <li className={styles.seat}>
            <p className={styles.invitation}>{invitation}</p>
            <ArrowLink to="/career-page">{SECTION_STRINGS.allPositions}</ArrowLink>
          </li>
        )}
      </ul>
    </Section>
  );
}
