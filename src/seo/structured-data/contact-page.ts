import type { ContactPage } from "schema-dts";
import { organizationId, websiteId } from "./ids";

type Page = { title: string; description: string; route: string };

/** A page that says how to reach the agency. @see https://schema.org/ContactPage */
export function contactPage(url: string, { title, description, route }: Page) {
  const address = `${url}${route}`;
  return {
    "@type": "ContactPage",
    "@id": address,
    url: address,
    name: title,
    description,
    inLanguage: "en",
    isPartOf: { "@id": websiteId(url) },
    mainEntity: { "@id": organizationId(url) },
  } satisfies ContactPage;
}
