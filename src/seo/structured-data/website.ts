import type { WebSite } from "schema-dts";
import { organizationId, websiteId } from "./ids";

/** The site itself. @see https://developers.google.com/search/docs/appearance/site-names */
export function website({ name, url, description }: { name: string; url: string; description: string }) {
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
