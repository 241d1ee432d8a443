import type { OrganizationFacts } from "../organization";

const office = (
  title: string,
  country: string,
  headquarters: boolean,
): OrganizationFacts["offices"][number] => ({
  title,
  country,
  headquarters,
  phone: "+420 000 000 000",
  postalAddress: {
    street: "Long street 1",
    locality: title,
    region: country === "US" ? "NC" : null,
    postalCode: "100 00",
  },
  coordinates: { longitude: 14.4, latitude: 50.1 },
});

/** An agency with two offices, of which the second one is the headquarters. */
export const AGENCY: OrganizationFacts = {
  name: "Agency",
  url: "https://agency.example",
  legalName: "Agency Ltd.",
  tagline: "We do things",
  description: "An agency that does things.",
  email: "hello@agency.example",
  foundedYear: 2014,
  offices: [office("Charlotte", "US", false), office("Prague", "CZ", true)],
  profiles: ["https://social.example/agency"],
};

export const MENU = [
  { title: "Home", link: "/" },
  { title: "Work", link: "/works" },
  { title: "Blog", link: "/blog" },
];
