import { useNavigation } from "../../../browser/hooks/use-navigation";
import { useSiteSettings } from "../../../browser/hooks/use-site-settings";
import { STRINGS } from "../../../constants/strings";
import { EmailLink } from "../../../ui/email-link/email-link";
import { Link } from "../../../ui/link/link";
import { CookieSettingsButton } from "../consent/consent";
import * as styles from "./site-footer.module.scss";

type FooterLink = { readonly title: string; readonly link: string; readonly id?: string | null };

type FooterLinksProps = { label: string; links: readonly FooterLink[]; className?: string };

function FooterLinks({ label, links, className }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={className}>
        {links.map(({ title, link, id }) => (
          <li key={title}>
            <Link to={link} hash={id} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of all pages: navigation, and the company's legal identity. */
export function SiteFooter() {
  const { tagline, legalName, registrationLines, email } = useSiteSettings();
  const { main, whatWeDo, legal, social } = useNavigation();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.tagline}>{tagline}</p>
          <EmailLink email={email} className={styles.email} />
        </div>
        <FooterLinks label={STRINGS.footerNavigation} links={main} />
        <FooterLinks label={STRINGS.services} links={whatWeDo} />
        <FooterLinks label={STRINGS.socialNavigation} links={social} />
        <div className={styles.legal}>
          <div>
            <p className={styles.company}>{legalName}</p>
            {registrationLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <FooterLinks
            label={STRINGS.legalNavigation}
            links={legal}
            className={styles.legalLinks}
          />
          <CookieSettingsButton className={styles.settings} />
        </div>
      </div>
    </footer>
  );
}
