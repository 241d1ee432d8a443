import type { JobPosting } from "schema-dts";
import { SITE_ICONS } from "../../constants/site-files";
import { type OrganizationFacts, postalAddress } from "./organization";
import { organizationId } from "./website";

type Salary = { currency: string; min: number | null; max: number | null; per: string };

export type PositionFacts = {
  slug: string;
  name: string;
  date: string | null;
  /** The last day on which somebody may apply. */
  validThrough: string | null;
  employmentType: string;
  location: Pick<OrganizationFacts["offices"][number], "postalAddress" | "country"> | null;
  /** Names of the countries from which it can be done entirely remotely. */
  countries: readonly string[];
  salary: Salary | null;
  description: { html: string | null };
};

const salaryThing = ({ currency, min, max, per }: Salary & { min: number }) =>
  ({
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(max === null ? { value: min } : { minValue: min, maxValue: max }),
      unitText: per,
    },
  }) as const;

/**
 * Where the work is. `TELECOMMUTE` means entirely remote: nothing tells search engines that remote
 * work is possible.
 */
const placeThing = ({ location, countries }: PositionFacts) =>
  countries.length > 0
    ? ({
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: countries.map(
          (name) => ({ "@type": "Country", name }) as const,
        ),
      } as const)
    : location &&
      ({ jobLocation: { "@type": "Place", address: postalAddress(location) } } as const);

const TAG = /<\w+(?: [\w-]+(?:="[^"]*")?)+>/g;

/** The links of headings to themselves, without words. */
const HEADING_LINK = /<a [^>]*class="heading-anchor"[^>]*><\/a>/g;

/**
 * The description as other sites show it: with absolute addresses, and pictures in one size. By
 * patterns, since browsers load this file, too: the parser of the feeds is too large for them.
 */
const descriptionOf = (html: string, { url, address }: { url: string; address: string }): string =>
  html.replace(HEADING_LINK, "").replace(TAG, (tag) =>
    tag
      .replace(/ (?:srcset|sizes)="[^"]*"/g, "")
      .replace(/ (href|src)="(?=\/)/g, ` $1="${url}`)
      .replace(' href="#', ` href="${address}#`),
  );

/**
 * An open position, for its own page: Google wants none on pages that list several. It repeats the
 * employer, because Google does not follow references.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  { name, url }: { name: string; url: string },
  position: PositionFacts & { route: string },
) {
  const { slug, name: title, date, validThrough, employmentType, salary, description } = position;
  const address = `${url}${position.route}`;
  return {
    "@type": "JobPosting",
    "@id": `${address}#position`,
    title,
    description: descriptionOf(description.html ?? "", { url, address }),
    ...(date && { datePosted: date }),
    // The whole day counts.
    ...(validThrough && { validThrough: `${validThrough}T23:59:59` }),
    employmentType,
    url: address,
    mainEntityOfPage: address,
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
    ...placeThing(position),
    ...(salary &&
      salary.min !== null && { baseSalary: salaryThing({ ...salary, min: salary.min }) }),
  } satisfies JobPosting;
}
