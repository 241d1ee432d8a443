import { ServiceChapter } from "../../content/service-chapter/service-chapter";
import { ServiceIndex } from "../service-index/service-index";
import * as styles from "./service-chapters.module.scss";

export type ServiceChaptersProps = { services: readonly Queries.ServiceChapterFragment[] };

/** The services, a chapter each, with the index that stays beside them. */
export function ServiceChapters({ services }: ServiceChaptersProps) {
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <ServiceIndex services={services} />
        <div className={styles.chapters}>
          {services.map((service, index) => (
            <ServiceChapter key={service.slug} service={service} priority={index === 0} />
          ))}
        </div>
      </div>
    </div>
  );
}
