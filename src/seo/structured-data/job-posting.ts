import type { JobPosting } from "schema-dts";
import { SITE_ICONS } from "../../constants/site-files";
import { type OrganizationFacts, postalAddress } from "./organization";
import { organizationId } from "./website";

export type PositionFacts = {
  slug: string;
  name: string;
  date: string;
  employmentType: string;
  location: Pick<OrganizationFacts["offices"][number], "postalAddress" | "country">;
  description: { html: string | null };
};

/**
 * An open position. It repeats the employer, because Google does not follow references. It does not
 * mention remote work: `TELECOMMUTE` means entirely remote, while ours is optional.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting({ name, url }: { name: string; url: string }, position: PositionFacts) {
  const { slug, name: title, date, employmentType, location, description } = position;
  const address = `${url}/career-page#${slug}`;
  return {
    "@type": "JobPosting",
    "@id": address,
    title,
    // Other sites show it, so addresses must be absolute.
    description: (description.html ?? "").replaceAll('href="/', `href="${url}/`),
    datePosted: date,
    employmentType,
    url: address,
    // The form is on the same page.
    directApply: true,
    identifier: { "@type": "PropertyValue", name, value: slug },
    hiringOrganization: {
      "@type": "Organization",
      "@id": organizationId(url),
      name,
      sameAs: url,
      logo: `${url}${SITE_ICONS.large.path}`,
    },
    jobLocation: { "@type": "Place", address: postalAddress(location) },
  } satisfies JobPosting;
}
