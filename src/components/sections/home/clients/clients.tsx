import { Section, type SectionCopy } from "../../../../ui/section/section";
import { ClientLogo } from "../../../content/client-logo/client-logo";
import * as styles from "./clients.module.scss";

/** A quiet wall of wordmarks. */
export function Clients({ clients, ...section }: SectionCopy & { clients: readonly Queries.ClientLogoFragment[] }) {
  return (
    <Section id="clients" layout="line" isEmpty={clients.length === 0} {...section}>
      <ul className={styles.list}>
        {clients.map((client) => (
          <li key={client.slug} className={styles.item}>
            <ClientLogo client={client} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
