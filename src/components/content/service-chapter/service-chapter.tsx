import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Picture } from "../../ui/picture/picture";
import { Prose } from "../prose/prose";
import * as styles from "./service-chapter.module.scss";

export type ServiceChapterProps = { service: Queries.ServiceChapterFragment; priority?: boolean };

/** One service in full, at its anchor. */
export function ServiceChapter({ service, priority }: ServiceChapterProps) {
  return (
    <section id={service.slug} className={styles.root} aria-labelledby={`${service.slug}-title`}>
      <Picture file={service.picture} retina={service.pictureRetina} alt={service.pictureAlt} priority={priority} />
      <div>
        <h2 id={`${service.slug}-title`} className={styles.title}>
          {service.title}
        </h2>
        {service.perex.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <h3 className={styles.subtitle}>{STRINGS.keyServices}</h3>
        <ul className={styles.keyServices}>
          {service.keyServices.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Prose html={service.body?.html} />
        <p className={styles.action}>
          <ButtonLink to="/contact-form" ariaLabel={`${service.linkName}: ${service.title}`}>
            {service.linkName}
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
      childImageSharp {
        gatsbyImageData(width: 480, aspectRatio: 0.8, outputPixelDensities: [0.75, 1, 2], sizes: "(min-width: 1200px) 480px, (min-width: 768px) 40vw, 100vw")
      }
    }
    pictureRetina {
      childImageSharp {
        gatsbyImageData(width: 480, aspectRatio: 0.8, outputPixelDensities: [0.75, 1, 2], sizes: "(min-width: 1200px) 480px, (min-width: 768px) 40vw, 100vw")
      }
    }
  }
`;
