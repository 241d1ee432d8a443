import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Picture } from "../../ui/picture/picture";
import { Prose } from "../prose/prose";
import * as styles from "./service-chapter.module.scss";

export type ServiceChapterProps = {
  service: Queries.ServiceChapterFragment;
  /** Displayed width of the picture. */
  sizes: string;
  priority?: boolean;
};

/** One service in full, at its anchor; its position in the list decides background and layout. */
export function ServiceChapter({ service, sizes, priority }: ServiceChapterProps) {
  const [lead, ...paragraphs] = service.perex;
  return (
    <section id={service.slug} className={styles.root} aria-labelledby={`${service.slug}-title`}>
      <h2 id={`${service.slug}-title`} className={styles.title}>
        {service.title}
      </h2>
      <Picture
        picture={service.picture}
        alt={service.pictureAlt}
        sizes={sizes}
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
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
        <p className={styles.action}>
          <ButtonLink to="/contact-form">
            {service.linkName}
            <span className="visually-hidden">{STRINGS.aboutIt(service.title)}</span>
          </ButtonLink>
        </p>
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
