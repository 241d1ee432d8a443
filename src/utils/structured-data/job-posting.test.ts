import { jobPosting } from "./job-posting";
import { AGENCY } from "./testing/agency";

const [office] = AGENCY.offices;
if (!office) throw new Error("no office");
const position = {
  slug: "designer",
  name: "Designer",
  date: "2026-01-15",
  employmentType: "FULL_TIME",
  remote: false,
  location: office,
  description: { html: "<p>Draw.</p>" },
};

test("a position has everything that Google requires, and its employer in full", () => {
  expect(jobPosting(AGENCY, position)).toMatchObject({
    "@type": "JobPosting",
    title: "Designer",
    description: "<p>Draw.</p>",
    datePosted: "2026-01-15",
    employmentType: "FULL_TIME",
    url: "https://agency.example/career-page#designer",
    hiringOrganization: { "@type": "Organization", name: "Agency" },
    jobLocation: { address: { addressCountry: "US", addressLocality: "Charlotte" } },
  });
});

test("only a position that can be done remotely says so, and from which country", () => {
  expect(jobPosting(AGENCY, position)).not.toHaveProperty("jobLocationType");
  expect(jobPosting(AGENCY, { ...position, remote: true })).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "US" },
  });
});
