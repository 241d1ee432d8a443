import { ALL_CATEGORIES } from "../../constants/routes";
import { TITLE_PEREX } from "../field-sets";
import type { Collection, Field } from "../types";

/** Ordered lists about the company, each in one file. */
function companyList(name: string, type: string, label: string, fields: readonly Field[]): Collection {
  return { name, type, label, folder: `settings/${name}`, format: "list", routePrefix: null, fields };
}

export const categories: Collection = {
  ...companyList("categories", "Category", "Blog categories", [
    { name: "title", label: "Title", kind: "string", maxLength: 40 },
    { name: "perex", label: "What it is about", kind: "text", maxLength: 200 },
  ]),
  reservedSlugs: [ALL_CATEGORIES],
};

export const numbers = companyList("numbers", "CompanyNumber", "Numbers", [
  { name: "number", label: "Number", kind: "number", integer: true, min: 0 },
  { name: "plus", label: "Show a plus sign", kind: "boolean", default: false, required: false },
  { name: "perex", label: "What is counted", kind: "string", maxLength: 60 },
]);

export const values = companyList("values", "Value", "Values", TITLE_PEREX);

export const awards = companyList("awards", "Award", "Awards", [
  { name: "title", label: "Award", kind: "string", maxLength: 100 },
  { name: "organisation", label: "Given by", kind: "string", maxLength: 100 },
  { name: "year", label: "Year", kind: "number", integer: true, min: 1990, max: 2100 },
  { name: "project", label: "For", kind: "string", maxLength: 100 },
]);

export const designProcess = companyList("design-process", "DesignProcessItem", "Design process", [
  ...TITLE_PEREX,
  { name: "time", label: "Time it takes", kind: "string", maxLength: 40 },
]);

export const processSlides = companyList("process-slides", "ProcessSlide", "Process slides", [
  { name: "headline", label: "Headline", kind: "string", maxLength: 120 },
  { name: "image", label: "Picture", kind: "picture", slot: "slide" },
  { name: "imageAlt", label: "Picture in words", kind: "string", maxLength: 200 },
  { name: "navTitle", label: "Title in the navigation", kind: "string", maxLength: 40 },
  { name: "duration", label: "Duration", kind: "string", maxLength: 40 },
  { name: "navText", label: "Text in the navigation", kind: "text", maxLength: 240 },
]);

export const contactPeople = companyList("contact-people", "ContactPerson", "Contact people", [
  { name: "name", label: "Name", kind: "string", maxLength: 60 },
  { name: "position", label: "Position", kind: "string", maxLength: 80 },
  { name: "email", label: "Email", kind: "string", format: "email" },
  { name: "phone", label: "Phone", kind: "string", format: "phone" },
]);
