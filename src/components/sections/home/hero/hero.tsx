import { useEffect, useRef } from "react";
import { STRINGS } from "../../../../constants/strings";
import { isStill, STONE_FIELD } from "../../../../stone/stone-field";
import { stoneMarkup } from "../../../../stone/stone-markup";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { classNames } from "../../../../ui/class-names";
import { Highlighted } from "../../../../ui/highlighted/highlighted";
import * as styles from "./hero.module.scss";

/**
 * SVG of the stone's facets, for built HTML only: the bundler drops them from the page's script. If
 * the HTML lacks them, the code that lights the stone adds them.
 */
const FACETS = process.env.BUILD_STAGE === "build-javascript" ? "" : stoneMarkup();

/** The cut stone, which pointer and scrolling light: `stone/live-stone.ts`. */
function Stone() {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const stone = drawing.current;
    const stage = stone?.closest("header");
    if (!stone || !stage || (stone.firstChild && isStill())) return;
    const unmount = new AbortController();
    import("../../../../stone/live-stone").then(
      ({ liveStone }) => liveStone(stone, stage, unmount.signal),
      () => undefined,
    );
    return () => unmount.abort();
  }, []);
  return (
    <svg
      ref={drawing}
      {...STONE_FIELD}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of this code, which React need not hydrate
      dangerouslySetInnerHTML={{ __html: FACETS }}
    />
  );
}

/** Longest headline in the largest size, in characters: a longer one would cover the stone. */
const MAX_HUGE_LENGTH = 36;

/** The top of the home page: the headline with a highlighted part, in front of the stone. */
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
        <h1 className={classNames(styles.title, title.length > MAX_HUGE_LENGTH && styles.long)}>
          <Highlighted text={title} highlight={highlight} />
        </h1>
        <div className={styles.foot}>
          <p className={styles.perex}>{perex}</p>
          <ButtonLink to="/contact-form">{STRINGS.letsTalk}</ButtonLink>
        </div>
        {/* Last, when the content above and below has its height, so that the stone never moves. */}
        <div className={styles.stone}>
          <Stone />
        </div>
      </div>
    </header>
  );
}
