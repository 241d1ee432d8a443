import { graphql } from "gatsby";
import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { STRINGS } from "../../../../constants/strings";
import { Link } from "../../../../ui/link/link";
import { Prose } from "../../../content/prose/prose";
import * as styles from "./work-story.module.scss";

/**
 * What the engagement was, in a paragraph and at length with its pictures, and its facts beside it.
 */
export function WorkStory({ work }: { work: Queries.WorkStoryFragment }) {
  const { info, infoItems, industry, services, body } = work;
  const toIndustry = industry && (
    <Link to="/" hash={industry.slug} className={styles.link}>
      <span data-pagefind-meta="topic">{industry.name}</span>
    </Link>
  );
  const toServices = (
    <ul>
      {services.map(({ slug, title }) => (
        <li key={slug}>
          <Link to="/services" hash={slug} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  const facts = [
    ...infoItems,
    ...(toIndustry ? [{ label: SECTION_STRINGS.industry, value: toIndustry }] : []),
    { label: STRINGS.services, value: toServices },
  ];
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.facts}>
          <dl className={styles.list}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={styles.info}>{info}</p>
        <div className={styles.story}>
          <Prose html={body.html} />
        </div>
      </div>
    </div>
  );
}

export const workStoryFragment = graphql`
  fragment WorkStory on Work {
    info
    infoItems {
      label
      value
    }
    industry {
      slug
      name
    }
    services {
      slug
      title
    }
    body {
      html
    }
  }
`;
