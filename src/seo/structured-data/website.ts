import type { ContactPage, WebSite } from "schema-dts";

/** Ids by which parts of the structured data refer to each other. */
export const organizationId = (url: string): string => `${url}/#organization`;
export const websiteId = (url: string): string => `${url}/#website`;

/** The site. @see https://developers.google.com/search/docs/appearance/site-names */
export function website({
  name,
  url,
  description,
}: {
  name: string;
  url: string;
  description: string;
}) {
  return {
    "@type": "WebSite",
    "@id": websiteId(url),
    url: `${url}/`,
    name,
    description,
    inLanguage: "en",
    publisher: { "@id": organizationId(url) },
  } satisfies WebSite;
}

/** A page with the agency's contacts. @see https://schema.org/ContactPage */
export function contactPage(
  url: string,
  { title, description, route }: { title: string; description: string; route: string },
) {
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
