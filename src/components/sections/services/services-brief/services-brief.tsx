import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { Blades } from "../../../../ui/blades/blades";
import { Link } from "../../../../ui/link/link";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./services-brief.module.scss";

/** The services in short: their pictures as leaning blades, on the plane of the page's header. */
export function ServicesBrief({
  services,
  tone = "accent",
  ...section
}: SectionCopy & { services: readonly Queries.ServiceLineFragment[] }) {
  const blades = services.map(({ slug, title, summary, picture }) => ({
    slug,
    picture,
    text: (
      <>
        <h3 className={styles.title}>
          <Link to="/services" hash={slug} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p>{summary}</p>
      </>
    ),
  }));
  return (
    <Section
      id="services"
      tone={tone}
      layout="line"
      className={tone === "accent" ? styles.joined : undefined}
      isEmpty={services.length === 0}
      {...section}
    >
      <Blades blades={blades} sizes={CARD_SIZES.serviceBlade} />
    </Section>
  );
}
