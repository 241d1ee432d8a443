import { Link } from "../../ui/link/link";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./services-brief.module.scss";

export type ServicesBriefProps = Pick<SectionProps, "title" | "perex"> & {
  services: readonly Queries.ServiceLineFragment[];
};

export function ServicesBrief({ services, ...section }: ServicesBriefProps) {
  return (
    <Section id="services" tone="stone" {...section}>
      <ul className={styles.list}>
        {services.map(({ slug, title, summary }) => (
          <li key={slug}>
            <h3 className={styles.title}>
              <Link to="/services" hash={slug}>
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
