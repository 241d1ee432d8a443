/**
 * Shows the captions of each film within an element once it plays. Without this script visitors
 * turn them on in the film's menu: a track with `default` would be loaded with the page.
 * @returns stops it
 */
export function showCaptions(root: Element): () => void {
  const stops = [...root.querySelectorAll("video")].map((film) => {
    const show = () => {
      for (const track of film.textTracks) track.mode = "showing";
    };
    if (!film.paused) show();
    // Once: a visitor who turns them off keeps them off.
    film.addEventListener("play", show, { once: true });
    return () => film.removeEventListener("play", show);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
