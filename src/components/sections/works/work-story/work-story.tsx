import { graphql } from "gatsby";
import { STRINGS } from "../../../../constants/strings";
import { Link } from "../../../../ui/link/link";
import { Facts } from "../../../content/facts/facts";
import { Prose } from "../../../content/prose/prose";
import * as styles from "./work-story.module.scss";

function IndustryLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Link to="/" hash={slug} className={styles.link}>
      {name}
    </Link>
  );
}

/** What the engagement was, in a paragraph and at length with its pictures, and its facts beside it. */
export function WorkStory({ work }: { work: Queries.WorkStoryFragment }) {
  const { info, infoItems, industry, services, body } = work;
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
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.facts}>
          <Facts
            items={[
              ...infoItems,
              ...(industry ? [{ label: STRINGS.industry, value: <IndustryLink {...industry} /> }] : []),
              { label: STRINGS.services, value: toServices },
            ]}
          />
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
