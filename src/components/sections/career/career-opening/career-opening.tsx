import { CAREER_SIZES } from "../../../../content-model/sizes/career";
import { PageHeader, type PageHeaderProps } from "../../../../ui/page-header/page-header";
import { Picture } from "../../../../ui/picture/picture";
import * as styles from "./career-opening.module.scss";

export type CareerOpeningProps = Pick<PageHeaderProps, "title" | "perex"> & {
  picture: Queries.PictureFragment | null;
  pictureAlt: string | null;
};

/** The top of the career page: its header, and a picture from edge to edge. */
export function CareerOpening({ picture, pictureAlt, ...heading }: CareerOpeningProps) {
  return (
    <>
      <PageHeader {...heading} isCompact />
      <Picture
        picture={picture}
        alt={pictureAlt ?? ""}
        sizes={CAREER_SIZES.opening}
        priority
        className={styles.picture}
      />
    </>
  );
}
