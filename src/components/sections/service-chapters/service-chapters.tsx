import { ServiceChapter } from "../../content/service-chapter/service-chapter";
import { ServiceIndex } from "../service-index/service-index";
import * as styles from "./service-chapters.module.scss";

export type ServiceChaptersProps = { services: readonly Queries.ServiceChapterFragment[] };

/** How wide the pictures are: the style sheet of the chapters sets three kinds of them, in turn. */
const PICTURE_SIZES = [
  "(min-width: 2000px) 546px, (min-width: 1200px) 27vw, (min-width: 992px) 25vw, (min-width: 768px) 35vw, calc(100vw - 40px)",
  "(min-width: 2000px) 38vw, (min-width: 1200px) 34vw, (min-width: 992px) 32vw, (min-width: 768px) 43vw, calc(100vw - 20px)",
  "(min-width: 2000px) 771px, (min-width: 1200px) 38vw, (min-width: 992px) 31vw, (min-width: 768px) 43vw, calc(100vw - 20px)",
] as const;

/** The services, a chapter each, with the index that stays beside them. */
export function ServiceChapters({ services }: ServiceChaptersProps) {
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <ServiceIndex services={services} />
        <div className={styles.chapters}>
          {services.map((service, index) => (
            <ServiceChapter
              key={service.slug}
              service={service}
              sizes={PICTURE_SIZES[index % PICTURE_SIZES.length] ?? PICTURE_SIZES[0]}
              priority={index === 0}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
