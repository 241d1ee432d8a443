import { useEffect, useRef } from "react";
import { isStill } from "../../../../stone/is-still";
import { STONE_FIELD } from "../../../../stone/stone-field";
import { stoneMarkup } from "../../../../stone/stone-markup";

/** The bundler drops the facets from the page's script: they are in the built page, or come with the code that lights them. */
const FACETS = process.env.BUILD_STAGE === "build-javascript" ? "" : stoneMarkup();

/** The cut stone, which takes its light from pointer and scrolling: `stone/live-stone.ts`. */
export function Stone() {
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own; as elements they would be hydrated one by one
    <svg ref={drawing} {...STONE_FIELD} aria-hidden="true" dangerouslySetInnerHTML={{ __html: FACETS }} />
  );
}
