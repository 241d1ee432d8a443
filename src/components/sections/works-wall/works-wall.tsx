import { STRINGS } from "../../../constants/strings";
import { WorkCard } from "../../content/work-card/work-card";
import { Grid } from "../../ui/grid/grid";
import * as styles from "./works-wall.module.scss";

export type WorksWallProps = { works: readonly Queries.WorkCardFragment[] };

/** Every case study; the first posters load at once. */
export function WorksWall({ works }: WorksWallProps) {
  return (
    <section className={styles.root} aria-labelledby="works-wall-title">
      <h2 id="works-wall-title" className="visually-hidden">
        {STRINGS.allWorks}
      </h2>
      <Grid items={works} itemKey={({ slug }) => slug} columns="wide">
        {(work, index) => <WorkCard work={work} priority={index === 0} />}
      </Grid>
    </section>
  );
}
