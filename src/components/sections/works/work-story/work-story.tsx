import { STRINGS } from "../../../../constants/strings";
import { Link } from "../../../../ui/link/link";
import { Facts } from "../../../content/facts/facts";
import { Prose } from "../../../content/prose/prose";
import * as styles from "./work-story.module.scss";

type Entry = { readonly slug: string; readonly title: string };

export type WorkStoryProps = {
  info: string;
  infoItems: readonly { readonly label: string; readonly value: string }[];
  industry: { readonly slug: string; readonly name: string } | null;
  services: readonly Entry[];
  body: { readonly html: string | null };
};

function IndustryLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Link to="/" hash={slug} className={styles.link}>
      {name}
    </Link>
  );
}

/** What the engagement was, in a paragraph and at length with its pictures, and its facts beside it. */
export function WorkStory({ info, infoItems, industry, services, body }: WorkStoryProps) {
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
