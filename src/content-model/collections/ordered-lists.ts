import { ALL_CATEGORIES } from "../../constants/routes";
import { TITLE_PEREX } from "../field-sets";
import type { Collection, Field } from "../types";

/** Ordered lists about the company, each in one file. */
function companyList(name: string, type: string, label: string, fields: readonly Field[]): Collection {
  return { name, type, label, folder: `settings/${name}`, format: "list", routePrefix: null, fields };
}

export const categories: Collection = {
  ...companyList("categories", "Category", "Blog categories", [
    { name: "title", label: "Title", kind: "string", maxLength: 40, hint: "A short name, as in the filter." },
    {
      name: "perex",
      label: "What it is about",
      kind: "text",
      maxLength: 200,
      hint: "For visitors and search engines.",
    },
  ]),
  reservedSlugs: [ALL_CATEGORIES],
};

export const numbers = companyList("numbers", "CompanyNumber", "Numbers", [
  { name: "number", label: "Number", kind: "number", integer: true, min: 0, hint: "A whole number." },
  {
    name: "plus",
    label: "Show a plus sign",
    kind: "boolean",
    default: false,
    required: false,
    hint: "500 becomes 500+.",
  },
  { name: "perex", label: "What is counted", kind: "string", maxLength: 60, hint: "Such as: completed projects." },
]);

export const values = companyList("values", "Value", "Values", TITLE_PEREX);

export const awards = companyList("awards", "Award", "Awards", [
  { name: "title", label: "Award", kind: "string", maxLength: 100, hint: "The award as it is called." },
  { name: "organisation", label: "Given by", kind: "string", maxLength: 100, hint: "Who gives the award." },
  { name: "year", label: "Year", kind: "number", integer: true, min: 1990, max: 2100, hint: "Four digits." },
  { name: "project", label: "For", kind: "string", maxLength: 100, hint: "The project that won it." },
]);

export const designProcess = companyList("design-process", "DesignProcessItem", "Design process", [
  ...TITLE_PEREX,
  { name: "time", label: "Time it takes", kind: "string", maxLength: 40, hint: "Such as: two weeks." },
]);

export const processSlides = companyList("process-slides", "ProcessSlide", "Process slides", [
  { name: "headline", label: "Headline", kind: "string", maxLength: 120, hint: "What happens in this step." },
  { name: "image", label: "Picture", kind: "picture", slot: "slide", hint: "A file beside this one." },
  {
    name: "imageAlt",
    label: "Picture in words",
    kind: "string",
    maxLength: 200,
    hint: "What the picture shows, for those who cannot see it.",
  },
  { name: "navTitle", label: "Title in the navigation", kind: "string", maxLength: 40, hint: "One or two words." },
  { name: "duration", label: "Duration", kind: "string", maxLength: 40, hint: "Such as: two weeks." },
  { name: "navText", label: "Text in the navigation", kind: "text", maxLength: 240, hint: "A sentence." },
]);

export const contactPeople = companyList("contact-people", "ContactPerson", "Contact people", [
  { name: "name", label: "Name", kind: "string", maxLength: 60, hint: "First name and surname." },
  { name: "position", label: "Position", kind: "string", maxLength: 80, hint: "The job title." },
  { name: "email", label: "Email", kind: "string", format: "email", hint: "Written out on the contact page." },
  { name: "phone", label: "Phone", kind: "string", format: "phone", hint: "In international form: +420 000 000 000." },
  {
    name: "member",
    label: "Member of the team",
    kind: "reference",
    to: "team",
    required: false,
    hint: "Whose portrait stands beside the name.",
  },
]);
