import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { BLOG_SIZES } from "../../../content-model/sizes/blog";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import * as styles from "./author-note.module.scss";

/** The author of an article, shown below it. */
export function AuthorNote({ author }: { author: Queries.MemberCardFragment | null }) {
  if (!author) return null;
  return (
    <aside className={styles.root} aria-label={ARTICLE_STRINGS.aboutTheAuthor}>
      <Picture
        picture={author.picture}
        alt=""
        sizes={BLOG_SIZES.author}
        className={styles.picture}
      />
      <div>
        <p className={styles.name}>
          <Link to="/about-us" hash={`team-${author.slug}`} className={styles.link}>
            {author.name}
          </Link>
        </p>
        <p className={styles.position}>{author.position}</p>
        <p className={styles.perex}>{author.perex}</p>
      </div>
    </aside>
  );
}
