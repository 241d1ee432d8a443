import { useNavigation } from "../hooks/use-navigation";
import { graphText } from "./structured-data/graph-text";
import { type PageFacts, pageThings } from "./structured-data/page-things";
import { useOrganization } from "./use-organization";

/** Structured data for search engines. Only in built HTML, see `page-head.tsx`. */
export function JsonLd(facts: Omit<PageFacts, "agency" | "menu">) {
  const agency = useOrganization();
  const { main: menu } = useNavigation();
  const text = graphText(pageThings({ ...facts, agency, menu }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities; graphText lets no markup through
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
