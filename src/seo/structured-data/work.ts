import type { CreativeWork } from "schema-dts";
import { sharePicturePath } from "../share-picture";
import { organizationId, websiteId } from "./website";

export type WorkFacts = {
  title: string;
  date: string | null;
  services: readonly { title: string }[];
};

/** A case study. @see https://schema.org/CreativeWork */
export function caseStudy(
  url: string,
  { title, date, services, perex, route }: WorkFacts & { perex: string; route: string },
) {
  const address = `${url}${route}`;
  return {
    "@type": "CreativeWork",
    "@id": `${address}#work`,
    name: title,
    description: perex,
    url: address,
    mainEntityOfPage: address,
    image: `${url}${sharePicturePath(route)}`,
    ...(date && { datePublished: date }),
    genre: "Case study",
    keywords: services.map((service) => service.title).join(", "),
    inLanguage: "en",
    creator: { "@id": organizationId(url) },
    publisher: { "@id": organizationId(url) },
    isPartOf: { "@id": websiteId(url) },
  } satisfies CreativeWork;
}
