import type { Service } from "schema-dts";
import { organizationId } from "./website";

export type ServiceFacts = { slug: string; title: string; summary: string; keyServices: readonly string[] };

/** A service with what belongs to it. @see https://schema.org/Service */
export function service(url: string, { slug, title, summary, keyServices }: ServiceFacts) {
  const address = `${url}/services#${slug}`;
  return {
    "@type": "Service",
    "@id": address,
    name: title,
    description: summary,
    serviceType: title,
    url: address,
    provider: { "@id": organizationId(url) },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title,
      itemListElement: keyServices.map((name) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name } })),
    },
  } satisfies Service;
}
