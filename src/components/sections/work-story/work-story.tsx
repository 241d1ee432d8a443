import { STRINGS } from "../../../constants/strings";
import { Facts } from "../../content/facts/facts";
import { Prose } from "../../content/prose/prose";
import { Link } from "../../ui/link/link";
import * as styles from "./work-story.module.scss";

type Entry = { readonly slug: string; readonly title: string };

export type WorkStoryProps = {
  info: string;
  facts: readonly { readonly label: string; readonly value: string }[];
  services: readonly Entry[];
  html: string | null;
};

/** What the engagement was, in a paragraph and at length, with its facts beside it. */
export function WorkStory({ info, facts, services, html }: WorkStoryProps) {
  const links = (
    <ul className={styles.services}>
      {services.map(({ slug, title }) => (
        <li key={slug}>
          <Link to="/services" hash={slug} className={styles.service}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <p className={styles.info}>{info}</p>
        <div className={styles.facts}>
          <Facts items={[...facts, { label: STRINGS.services, value: links }]} />
        </div>
        <div className={styles.story}>
          <Prose html={html} />
        </div>
      </div>
    </div>
  );
}
