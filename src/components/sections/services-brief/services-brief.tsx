import { Link } from "../../ui/link/link";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./services-brief.module.scss";

export type ServicesBriefProps = SectionCopy & { services: readonly Queries.ServiceLineFragment[] };

/** The services as one sheet of numbered fields; each is one link, and light comes into it through its cut. */
export function ServicesBrief({ services, ...section }: ServicesBriefProps) {
  return (
    <Section id="services" tone="stone" cut="right" isEmpty={services.length === 0} {...section}>
      <ul className={styles.list}>
        {services.map(({ slug, title, summary }) => (
          <li key={slug} className={styles.field}>
            <h3 className={styles.title}>
              <Link to="/services" hash={slug} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
