import { useEffect, useRef } from "react";
import { showCaptions } from "../../../browser/dom/captions";
import { PLAYER_STRINGS } from "../../../constants/prose";
import { PANORAMA_SIZES } from "../../../content-model/sizes/cards";
import { Picture } from "../../../ui/picture/picture";
import * as styles from "./media-band.module.scss";

export type MediaBandProps = {
  id: string;
  picture: Queries.PictureFragment | null;
  pictureAlt: string;
  caption: string | null;
  /** A film that the picture replaces until it plays. */
  film: { readonly src: string; readonly captions: string | null } | null;
};

/** A picture, or a film, from edge to edge. */
export function MediaBand({ id, picture, pictureAlt, caption, film }: MediaBandProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? showCaptions(root.current) : undefined), []);
  return (
    <figure ref={root} id={id} className={styles.root}>
      <div className={styles.frame}>
        <Picture
          picture={picture}
          alt={film ? "" : pictureAlt}
          sizes={PANORAMA_SIZES}
          className={styles.picture}
        />
        {film && (
          // biome-ignore lint/a11y/useMediaCaption: the check of the content asks for captions where someone speaks
          <video
            src={film.src}
            controls
            preload="none"
            playsInline
            aria-label={pictureAlt}
            className={styles.film}
          >
            {film.captions && (
              <track
                kind="captions"
                srcLang="en"
                label={PLAYER_STRINGS.captions}
                src={film.captions}
              />
            )}
          </video>
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
