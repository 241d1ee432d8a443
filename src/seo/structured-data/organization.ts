import type { Organization, Place, PostalAddress } from "schema-dts";
import { SITE_ICONS } from "../../constants/site-files";
import { organizationId } from "./website";

type Office = {
  title: string;
  phone: string;
  country: string;
  postalAddress: { street: string; locality: string; region: string | null; postalCode: string };
  coordinates: { longitude: number; latitude: number };
  headquarters: boolean;
};

export type OrganizationFacts = {
  name: string;
  url: string;
  legalName: string;
  tagline: string;
  description: string;
  email: string;
  foundedYear: number;
  offices: readonly Office[];
  /** Addresses of its profiles on social networks. */
  profiles: readonly string[];
};

/** The postal address of an office. */
export function postalAddress({
  postalAddress: parts,
  country,
}: Pick<Office, "postalAddress" | "country">) {
  return {
    "@type": "PostalAddress",
    streetAddress: parts.street,
    addressLocality: parts.locality,
    ...(parts.region && { addressRegion: parts.region }),
    postalCode: parts.postalCode,
    addressCountry: country,
  } satisfies PostalAddress;
}

const place = (office: Office) =>
  ({
    "@type": "Place",
    name: office.title,
    address: postalAddress(office),
    telephone: office.phone,
    geo: { "@type": "GeoCoordinates", ...office.coordinates },
  }) satisfies Place;

/**
 * The agency with its offices. Its address is that of the headquarters.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(facts: OrganizationFacts) {
  const { name, url, legalName, tagline, description, email, foundedYear, offices, profiles } =
    facts;
  const main = offices.find(({ headquarters }) => headquarters) ?? offices[0];
  return {
    "@type": "Organization",
    "@id": organizationId(url),
    name,
    legalName,
    url,
    logo: `${url}${SITE_ICONS.large.path}`,
    slogan: tagline,
    description,
    email,
    foundingDate: String(foundedYear),
    ...(main && { address: postalAddress(main), telephone: main.phone }),
    location: offices.map(place),
    sameAs: profiles,
  } satisfies Organization;
}
