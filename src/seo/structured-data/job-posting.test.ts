import { jobPosting, type PositionFacts } from "./job-posting";
import { AGENCY } from "./testing/agency";

const [office] = AGENCY.offices;
if (!office) throw new Error("no office");
const POSITION: PositionFacts & { route: string } = {
  slug: "designer",
  route: "/career-page/designer",
  name: "Designer",
  date: "2026-01-15",
  validThrough: null,
  employmentType: "FULL_TIME",
  location: office,
  countries: [],
  salary: null,
  description: { html: "<p>Draw.</p>" },
};
const posting = (changes: Partial<PositionFacts> = {}) =>
  jobPosting(AGENCY, { ...POSITION, ...changes });

test("a position has the fields that Google requires, and names its employer", () => {
  expect(posting()).toMatchObject({
    "@type": "JobPosting",
    title: "Designer",
    description: "<p>Draw.</p>",
    datePosted: "2026-01-15",
    employmentType: "FULL_TIME",
    url: "https://agency.example/career-page/designer",
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: "Agency" },
    jobLocation: { address: { addressCountry: "US", addressLocality: "Charlotte" } },
  });
});

test("links in the description of a position have absolute addresses", () => {
  const html =
    '<p><a href="/blog">Read</a> <a href="https://other.example/">on</a> <a href="#a">A</a></p>';
  expect(posting({ description: { html } }).description).toBe(
    '<p><a href="https://agency.example/blog">Read</a> <a href="https://other.example/">on</a> ' +
      '<a href="https://agency.example/career-page/designer#a">A</a></p>',
  );
});

test("the description has no links of headings to themselves", () => {
  const html =
    '<h2 id="a">A</h2><a href="#a" class="heading-anchor" aria-label="Link to section: A"></a>';
  expect(posting({ description: { html } }).description).toBe('<h2 id="a">A</h2>');
});

test("pictures in the description have absolute addresses and one size, code stays as it is", () => {
  const html =
    '<picture><img sizes="90vw" srcset="/static/a.avif 340w,\n/static/b.avif 680w" src="/static/a.jpg" alt="A > B"></picture>' +
    '<code>&#x3C;a href="/blog" srcset="/a"></code>';
  expect(posting({ description: { html } }).description).toBe(
    '<picture><img src="https://agency.example/static/a.jpg" alt="A > B"></picture>' +
      '<code>&#x3C;a href="/blog" srcset="/a"></code>',
  );
});

test.each(["validThrough", "baseSalary", "jobLocationType", "applicantLocationRequirements"])(
  "a position at the office, without salary and end, has no %s",
  (name) => {
    expect(posting()).not.toHaveProperty(name);
  },
);

test("an entirely remote position names countries in place of an office", () => {
  const remote = posting({ countries: ["Norway", "Czechia"] });
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [
      { "@type": "Country", name: "Norway" },
      { "@type": "Country", name: "Czechia" },
    ],
  });
  expect(remote).not.toHaveProperty("jobLocation");
});

test.each([
  ["a salary", null, { value: 20.5 }],
  ["a range of salaries", 30, { minValue: 20.5, maxValue: 30 }],
])("%s has its currency and unit", (_, max, value) => {
  expect(posting({ salary: { currency: "EUR", min: 20.5, max, per: "HOUR" } })).toMatchObject({
    baseSalary: { currency: "EUR", value: { ...value, unitText: "HOUR" } },
  });
});

test("a position with an end is open for the whole of its last day", () => {
  expect(posting({ validThrough: "2026-02-28" })).toMatchObject({
    validThrough: "2026-02-28T23:59:59",
  });
});
