import { graphql } from "gatsby";
import { type ChapterLayout, ServiceChapter } from "../../../content/service-chapter/service-chapter";
import { ServiceIndex } from "../service-index/service-index";
import * as styles from "./service-chapters.module.scss";

export type ServiceChaptersProps = {
  services: readonly Queries.ServiceChapterFragment[];
  /** Case studies, those to be named first before the others. */
  works: readonly Queries.ServiceWorkFragment[];
};

/** So many case studies are named below a service. */
const NAMED_WORKS = 3;

/** Chapters take them in turn. */
const LAYOUTS: readonly ChapterLayout[] = ["tall", "edge", "column"];

/** The services, a chapter each, with the index that stays above them. */
export function ServiceChapters({ services, works }: ServiceChaptersProps) {
  return (
    <div className={styles.root}>
      <ServiceIndex services={services} />
      <div className={styles.chapters}>
        {services.map((service, index) => (
          <ServiceChapter
            key={service.slug}
            service={service}
            works={works
              .filter((work) => work.services.some(({ slug }) => slug === service.slug))
              .slice(0, NAMED_WORKS)}
            layout={LAYOUTS[index % LAYOUTS.length] ?? "column"}
            priority={index === 0}
          />
        ))}
      </div>
    </div>
  );
}

export const serviceWorkFragment = graphql`
  fragment ServiceWork on Work {
    title
    route
    services {
      slug
    }
  }
`;
