import { graphql } from "gatsby";
import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { STRINGS } from "../../../../constants/strings";
import { Link } from "../../../../ui/link/link";
import { Facts } from "../../../content/facts/facts";
import { Prose } from "../../../content/prose/prose";
import * as styles from "./work-story.module.scss";

/** The story of a case study: a summary, the whole text with its pictures, and a list of facts. */
export function WorkStory({ work }: { work: Queries.WorkStoryFragment }) {
  const { info, infoItems, industry, services, body } = work;
  const industryLink = industry && (
    <Link to="/" hash={industry.slug} className={styles.link}>
      <span data-pagefind-meta="topic">{industry.name}</span>
    </Link>
  );
  const serviceLinks = services.length > 0 && (
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
    { label: SECTION_STRINGS.industry, value: industryLink },
    { label: STRINGS.services, value: serviceLinks },
  ];
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.facts}>
          <Facts facts={facts} />
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
