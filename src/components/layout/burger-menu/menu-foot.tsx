import { useCopyrightYear } from "../../../hooks/use-copyright-year";
import { useNavigation } from "../../../hooks/use-navigation";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { Link } from "../../ui/link/link";
import * as styles from "./burger-menu.module.scss";

/** The copyright line and the social networks. */
export function MenuFoot() {
  const { legalName } = useSiteSettings();
  const { social } = useNavigation();
  const year = useCopyrightYear();
  return (
    <div className={styles.foot}>
      <p>
        © {year} {legalName}
      </p>
      <ul className={styles.social}>
        {social.map(({ title, link }) => (
          <li key={link}>
            <Link to={link}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
