import { STRINGS } from "../../../constants/strings";
import { Link } from "../../ui/link/link";
import * as styles from "./service-index.module.scss";

export type ServiceIndexProps = { services: readonly { readonly slug: string; readonly title: string }[] };

/** Leads to the chapters of the services page. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <nav aria-label={STRINGS.onThisPage} className={styles.root}>
      <ol className={styles.list}>
        {services.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/services" hash={slug}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
