import { type ChapterLayout, ServiceChapter } from "../../content/service-chapter/service-chapter";
import { ServiceIndex } from "../service-index/service-index";
import * as styles from "./service-chapters.module.scss";

export type ServiceChaptersProps = { services: readonly Queries.ServiceChapterFragment[] };

/** Chapters take them in turn. */
const LAYOUTS: readonly ChapterLayout[] = ["tall", "edge", "column"];

/** The services, a chapter each, with the index that stays above them. */
export function ServiceChapters({ services }: ServiceChaptersProps) {
  return (
    <div className={styles.root}>
      <ServiceIndex services={services} />
      <div className={styles.chapters}>
        {services.map((service, index) => (
          <ServiceChapter
            key={service.slug}
            service={service}
            layout={LAYOUTS[index % LAYOUTS.length] ?? "column"}
            priority={index === 0}
          />
        ))}
      </div>
    </div>
  );
}
