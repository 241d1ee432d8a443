import { graphql } from "gatsby";
import { Fragment } from "react";
import { STRINGS } from "../../../constants/strings";
import { SERVICES_SIZES } from "../../../content-model/sizes/services";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import { classNames } from "../../../utils/class-names";
import { Prose } from "../prose/prose";
import * as styles from "./service-chapter.module.scss";

type WorkLink = { readonly title: string; readonly route: string | null };

/** Where the picture stands: as tall as the words, at the edge of the window, in a column. */
export type ChapterLayout = keyof typeof SERVICES_SIZES;

export type ServiceChapterProps = {
  service: Queries.ServiceChapterFragment;
  /** Case studies that used it. */
  works: readonly WorkLink[];
  layout: ChapterLayout;
  priority?: boolean;
};

const LAYOUTS = { tall: styles.tall, edge: styles.edge, column: styles.column };

function SeenIn({ works }: { works: readonly WorkLink[] }) {
  if (works.length === 0) return null;
  return (
    <p>
      {STRINGS.seenIn}{" "}
      {works.map(({ title, route }, index) => (
        <Fragment key={title}>
          {index > 0 && ", "}
          <Link to={route ?? "/works"}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** One service in full, at its anchor. */
export function ServiceChapter({ service, works, layout, priority }: ServiceChapterProps) {
  const [lead, ...paragraphs] = service.perex;
  return (
    <section
      id={service.slug}
      className={classNames(styles.root, LAYOUTS[layout])}
      aria-labelledby={`${service.slug}-title`}
    >
      <h2 id={`${service.slug}-title`} className={styles.title}>
        {service.title}
      </h2>
      <Picture
        picture={service.picture}
        alt={service.pictureAlt}
        sizes={SERVICES_SIZES[layout]}
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={"lead"}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.keyServices}>
        <h3 className={styles.label}>{STRINGS.keyServices}</h3>
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
            <span className="visually-hidden">{STRINGS.aboutIt(service.title)}</span>
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
