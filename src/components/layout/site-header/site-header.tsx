import { STRINGS } from "../../../constants/strings";
import { useNavigation } from "../../../hooks/use-navigation";
import { useRoute } from "../../../hooks/use-route";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { Link } from "../../ui/link/link";
import * as styles from "./site-header.module.scss";

/** Name of the agency and the main navigation. */
export function SiteHeader() {
  const { name } = useSiteSettings();
  const { main } = useNavigation();
  const route = useRoute();
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <Link to="/" className={styles.name}>
          {name}
        </Link>
        <nav aria-label={STRINGS.mainNavigation}>
          <ul className={styles.list}>
            {main.map(({ title, link, id }) => (
              <li key={link}>
                <Link
                  to={link}
                  hash={id}
                  className={styles.link}
                  current={link !== "/" && route.startsWith(`${link}/`)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
