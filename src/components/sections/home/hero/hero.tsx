import { useEffect, useRef } from "react";
import { STRINGS } from "../../../../constants/strings";
import { isStill, STONE_FIELD } from "../../../../stone/stone-field";
import { stoneMarkup } from "../../../../stone/stone-markup";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { classNames } from "../../../../ui/class-names";
import { Highlighted } from "../../../../ui/highlighted/highlighted";
import * as styles from "./hero.module.scss";

/**
 * The bundler drops the facets from the page's script: they are in the built page, or come with the
 * code that lights them.
 */
const FACETS = process.env.BUILD_STAGE === "build-javascript" ? "" : stoneMarkup();

/** The cut stone, which takes its light from pointer and scrolling: `stone/live-stone.ts`. */
function Stone() {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const stone = drawing.current;
    const stage = stone?.closest("header");
    if (!stone || !stage || (stone.firstChild && isStill())) return;
    const shown = new AbortController();
    import("../../../../stone/live-stone").then(
      ({ liveStone }) => liveStone(stone, stage, shown.signal),
      () => undefined,
    );
    return () => shown.abort();
  }, []);
  return (
    <svg
      ref={drawing}
      {...STONE_FIELD}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own; hydrated one by one otherwise
      dangerouslySetInnerHTML={{ __html: FACETS }}
    />
  );
}

/**
 * A headline of more characters than this is set a size smaller, so that it stays beside the stone
 * and in the window.
 */
const LONGEST_HUGE = 36;

/**
 * The first thing seen: the headline, set huge, one word of it on a cut plane, before the stone.
 */
export function Hero({
  title,
  perex,
  highlight,
}: {
  title: string;
  perex: string;
  highlight?: string | null;
}) {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <h1 className={classNames(styles.title, title.length > LONGEST_HUGE && styles.long)}>
          <Highlighted text={title} highlight={highlight} />
        </h1>
        <div className={styles.foot}>
          <p className={styles.perex}>{perex}</p>
          <ButtonLink to="/contact-form">{STRINGS.letsTalk}</ButtonLink>
        </div>
        {/* Last: what is above and below it has its height by then, so the stone never moves. */}
        <div className={styles.stone}>
          <Stone />
        </div>
      </div>
    </header>
  );
}
