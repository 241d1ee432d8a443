import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { STRINGS } from "../../../../constants/strings";
import { WORKS_SIZES } from "../../../../content-model/sizes/works";
import { Link } from "../../../../ui/link/link";
import { RunOn } from "../../../../ui/run-on/run-on";
import { WorkCard } from "../../../content/work-card/work-card";
import * as styles from "./works-wall.module.scss";

/** Links to all case studies by their names. */
export function WorksIndex({ works }: { works: readonly Queries.WorkCardFragment[] }) {
  if (works.length === 0) return null;
  const items = works.map(({ slug, route, title }) => ({
    key: slug,
    text: <Link to={route ?? "/works"}>{title}</Link>,
  }));
  return (
    <nav aria-label="Case studies by name">
      <RunOn items={items} />
    </nav>
  );
}

type Place = { className: string | undefined; sizes: string; layout: "paired" | "wide" };

const FULL: Place = { className: styles.full, sizes: WORKS_SIZES.wallFull, layout: "wide" };
const LARGE: Place = { className: styles.large, sizes: WORKS_SIZES.wallLarge, layout: "paired" };
const SMALL: Place = { className: styles.small, sizes: WORKS_SIZES.wallSmall, layout: "paired" };

/** The places of the wall, which repeat: a row with one poster, and two rows with two. */
const PLACES: readonly Place[] = [FULL, LARGE, SMALL, SMALL, LARGE];

/** All case studies as a wall of posters. */
export function WorksWall({ works }: { works: readonly Queries.WorkCardFragment[] }) {
  return (
    <section className={styles.root} aria-labelledby="works-wall_title">
      <h2 id="works-wall_title" className="visually-hidden">
        {SECTION_STRINGS.allWorks}
      </h2>
      {works.length === 0 && <p>{STRINGS.nothingHere}</p>}
      <ul className={styles.wall}>
        {works.map((work, index) => {
          const { className, ...place } = PLACES[index % PLACES.length] ?? FULL;
          return (
            <li key={work.slug} className={className}>
              <WorkCard work={work} priority={index === 0} {...place} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
