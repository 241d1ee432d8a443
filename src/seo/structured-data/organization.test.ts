import { organization } from "./organization";
import { AGENCY } from "./testing/agency";

test("the agency has the address of its headquarters, and a place for each office", () => {
  expect(organization(AGENCY)).toMatchObject({
    "@type": "Organization",
    "@id": "https://agency.example/#organization",
    name: "Agency",
    logo: "https://agency.example/icon-512.png",
    foundingDate: "2014",
    address: { addressLocality: "Prague", addressCountry: "CZ" },
    location: [
      {
        "@type": "Place",
        name: "Charlotte",
        address: { addressRegion: "NC", postalCode: "100 00" },
      },
      {
        "@type": "Place",
        name: "Prague",
        telephone: "+420 000 000 000",
        geo: { longitude: 14.4, latitude: 50.1 },
      },
    ],
    sameAs: ["https://social.example/agency"],
  });
});

test("an address without a region names none", () => {
  expect(organization(AGENCY).address).not.toHaveProperty("addressRegion");
});

test("an agency without offices has no address", () => {
  expect(organization({ ...AGENCY, offices: [] })).not.toHaveProperty("address");
});
