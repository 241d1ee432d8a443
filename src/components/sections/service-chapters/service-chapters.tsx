import { SERVICES_SIZES } from "../../../content-model/sizes/services";
import { ServiceChapter } from "../../content/service-chapter/service-chapter";
import { ServiceIndex } from "../service-index/service-index";
import * as styles from "./service-chapters.module.scss";

export type ServiceChaptersProps = { services: readonly Queries.ServiceChapterFragment[] };

/** The style sheet of the chapters sets three kinds of pictures, in turn. */
const { tallChapter, edgeChapter, columnChapter } = SERVICES_SIZES;
const PICTURE_SIZES = [tallChapter, edgeChapter, columnChapter] as const;

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
            sizes={PICTURE_SIZES[index % PICTURE_SIZES.length] ?? PICTURE_SIZES[0]}
            priority={index === 0}
          />
        ))}
      </div>
    </div>
  );
}
