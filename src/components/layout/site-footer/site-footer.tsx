import { STRINGS } from "../../../constants/strings";
import { useNavigation } from "../../../hooks/use-navigation";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { Link } from "../../ui/link/link";
import * as styles from "./site-footer.module.scss";

type FooterLink = { readonly title: string; readonly link: string };

function FooterLinks({ label, links }: { label: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ title, link }) => (
          <li key={link}>
            <Link to={link} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The company's legal identity, social and legal links. */
export function SiteFooter() {
  const { name, tagline, legalName, registrationLines, email } = useSiteSettings();
  const { legal, social } = useNavigation();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{name}</p>
          <p>{tagline}</p>
          <p>
            <Link to={`mailto:${email}`} className={styles.link}>
              {email}
            </Link>
          </p>
        </div>
        <div className={styles.legal}>
          <p>{legalName}</p>
          {registrationLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <FooterLinks label={STRINGS.socialNavigation} links={social} />
        <FooterLinks label={STRINGS.legalNavigation} links={legal} />
      </div>
    </footer>
  );
}
