import { jobPosting } from "./job-posting";
import { AGENCY } from "./testing/agency";

const [office] = AGENCY.offices;
if (!office) throw new Error("no office");
const position = {
  slug: "designer",
  name: "Designer",
  date: "2026-01-15",
  employmentType: "FULL_TIME",
  location: office,
  description: { html: "<p>Draw.</p>" },
};

test("a position has the fields that Google requires, and names its employer", () => {
  expect(jobPosting(AGENCY, position)).toMatchObject({
    "@type": "JobPosting",
    title: "Designer",
    description: "<p>Draw.</p>",
    datePosted: "2026-01-15",
    employmentType: "FULL_TIME",
    url: "https://agency.example/career-page#designer",
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: "Agency" },
    jobLocation: { address: { addressCountry: "US", addressLocality: "Charlotte" } },
  });
});

test("links in the description of a position have absolute addresses", () => {
  const html = '<p><a href="/blog">Read</a> <a href="https://other.example/">on</a></p>';
  expect(jobPosting(AGENCY, { ...position, description: { html } }).description).toBe(
    '<p><a href="https://agency.example/blog">Read</a> <a href="https://other.example/">on</a></p>',
  );
});
