import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./services-brief.module.scss";

export type ServicesBriefProps = SectionCopy & { services: readonly Queries.ServiceLineFragment[] };

/** The services as one picture in leaning blades, the words of each below its own. */
export function ServicesBrief({ services, ...section }: ServicesBriefProps) {
  return (
    <Section id="services" isEmpty={services.length === 0} {...section}>
      <ul className={styles.list}>
        {services.map(({ slug, title, summary, picture }) => (
          <li key={slug} className={styles.service}>
            <Picture picture={picture} alt="" sizes={CARD_SIZES.serviceBlade} className={styles.blade} />
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
