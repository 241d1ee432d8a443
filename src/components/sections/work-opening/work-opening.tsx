import { classNames } from "../../../utils/class-names";
import { colorTone } from "../../../utils/color-tone";
import { hasShortWords } from "../../../utils/short-words";
import { ColorPlane } from "../../ui/color-plane/color-plane";
import { Picture, type PictureFile } from "../../ui/picture/picture";
import { VisibilityMark } from "../../ui/visibility-mark/visibility-mark";
import * as styles from "./work-opening.module.scss";

export type WorkOpeningProps = {
  title: string;
  perex: string;
  visibility: string;
  /** The client's, `#rrggbb`. */
  color: string;
  picture: PictureFile;
  pictureRetina: PictureFile;
  pictureAlt: string;
};

/** On small screens the poster is cropped at its sides: it is drawn wider than the window. */
const POSTER_SIZES = "(min-width: 768px) calc(100vw - 80px), 128vw";

/** The top of a case study: its name on the client's colour, out of which the poster comes. */
export function WorkOpening({ title, perex, visibility, color, ...poster }: WorkOpeningProps) {
  return (
    <header className={classNames(styles.root, colorTone(color) === "dark" ? styles.dark : styles.light)}>
      <ColorPlane color={color} />
      <div className={styles.words}>
        <VisibilityMark visibility={visibility} />
        <h1 className={classNames(styles.title, hasShortWords(title) && styles.giant)}>{title}</h1>
        <p className={styles.perex}>{perex}</p>
      </div>
      <Picture
        file={poster.picture}
        retina={poster.pictureRetina}
        alt={poster.pictureAlt}
        sizes={POSTER_SIZES}
        priority
        className={styles.poster}
      />
    </header>
  );
}
