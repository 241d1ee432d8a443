import { graphql } from "gatsby";
import { Fragment } from "react";
import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { SERVICES_SIZES } from "../../../../content-model/sizes/services";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { classNames } from "../../../../ui/class-names";
import { Link } from "../../../../ui/link/link";
import { Picture } from "../../../../ui/picture/picture";
import { Prose } from "../../../content/prose/prose";
import { ServiceIndex } from "../service-index/service-index";
import * as styles from "./service-chapters.module.scss";

type ChapterLayout = { className: string | undefined; sizes: string };

/**
 * Layouts of the chapters, which repeat: the picture is as tall as the text, at the edge, in a
 * column.
 */
const COLUMN: ChapterLayout = { className: styles.column, sizes: SERVICES_SIZES.column };
const LAYOUTS: readonly ChapterLayout[] = [
  { className: styles.tall, sizes: SERVICES_SIZES.tall },
  { className: styles.edge, sizes: SERVICES_SIZES.edge },
  COLUMN,
];

/** Number of case studies that are named below a service. */
const MAX_WORKS = 3;

/** Links to case studies that used a service. */
function SeenIn({ works }: { works: readonly Queries.ServiceWorkFragment[] }) {
  if (works.length === 0) return null;
  return (
    <p>
      {SECTION_STRINGS.seenIn}{" "}
      {works.map(({ title, route }, index) => (
        <Fragment key={title}>
          {index > 0 && ", "}
          <Link to={route ?? "/works"}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** A service with its whole description, at its anchor. */
function ServiceChapter({
  service,
  works,
  layout,
  priority,
}: {
  service: Queries.ServiceChapterFragment;
  /** Case studies that used the service. */
  works: readonly Queries.ServiceWorkFragment[];
  layout: ChapterLayout;
  priority: boolean;
}) {
  const [lead, ...paragraphs] = service.perex;
  return (
    <section
      id={service.slug}
      className={classNames(styles.chapter, layout.className)}
      aria-labelledby={`${service.slug}_title`}
      data-pagefind-filter="kind:service"
    >
      <h2 id={`${service.slug}_title`} className={styles.title}>
        {service.title}
      </h2>
      <Picture
        picture={service.picture}
        alt={service.pictureAlt}
        sizes={layout.sizes}
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className="lead">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.keyServices}>
        <h3 className={styles.label}>{SECTION_STRINGS.keyServices}</h3>
        <ul className={styles.list}>
          {service.keyServices.map((name) => (
            <li key={name} className={styles.item}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.story}>
        <Prose html={service.body?.html} />
        <footer className={styles.action}>
          <ButtonLink to="/contact-form">
            {service.linkName}
            <span className="visually-hidden">{SECTION_STRINGS.aboutIt(service.title)}</span>
          </ButtonLink>
          <SeenIn works={works} />
        </footer>
      </div>
    </section>
  );
}

export const serviceChapterFragment = graphql`
  fragment ServiceChapter on Service {
    slug
    title
    perex
    keyServices
    linkName
    body {
      html
    }
    pictureAlt
    picture {
      ...Picture
    }
  }
`;

export type ServiceChaptersProps = {
  services: readonly Queries.ServiceChapterFragment[];
  /** All case studies; those at the beginning are preferred. */
  works: readonly Queries.ServiceWorkFragment[];
};

/** The services, each a chapter, and the index, which stays in view. */
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
              .slice(0, MAX_WORKS)}
            layout={LAYOUTS[index % LAYOUTS.length] ?? COLUMN}
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
