/**
 * Captions appear once a film plays. Without this script they are in the film's own menu: with
 * `default` browsers would load them with the page, however far away the film is.
 * @returns stops that
 */
export function showCaptions(root: Element): () => void {
  const stops = [...root.querySelectorAll("video")].map((film) => {
    const show = () => {
      for (const track of film.textTracks) track.mode = "showing";
    };
    if (!film.paused) show();
    // Who turns them off does so for all of this film.
    film.addEventListener("play", show, { once: true });
    return () => film.removeEventListener("play", show);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
