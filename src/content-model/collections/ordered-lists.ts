import type { Collection, Field } from "../../../plugins/gatsby-source-content/model";
import { field, flag, list } from "../../../plugins/gatsby-source-content/model";
import { ALL_CATEGORIES } from "../../constants/routes";
import { TITLE_PEREX } from "../field-sets";

/** An ordered list about the company, in one file. */
function companyList(
  name: string,
  type: string,
  label: string,
  fields: readonly Field[],
): Collection {
  return {
    name,
    type,
    label,
    folder: `settings/${name}`,
    format: "list",
    routePrefix: null,
    fields,
  };
}

export const categories: Collection = {
  ...companyList("categories", "Category", "Blog categories", [
    field("string", "title", "Title", "A short name, as in the filter.", { maxLength: 40 }),
    field("text", "perex", "What it is about", "For visitors and search engines.", {
      maxLength: 200,
    }),
  ]),
  reservedSlugs: [ALL_CATEGORIES],
};

export const numbers = companyList("numbers", "CompanyNumber", "Numbers", [
  field("number", "number", "Number", "A whole number.", { integer: true, min: 0 }),
  flag("plus", "Show a plus sign", "500 becomes 500+."),
  field("string", "perex", "What is counted", "Such as: completed projects.", { maxLength: 60 }),
]);

export const values = companyList("values", "Value", "Values", TITLE_PEREX);

export const awards = companyList("awards", "Award", "Awards", [
  field("string", "title", "Award", "The award as it is called.", { maxLength: 100 }),
  field("string", "organisation", "Given by", "Who gives the award.", { maxLength: 100 }),
  field("number", "year", "Year", "Four digits.", { integer: true, min: 1990, max: 2100 }),
  field("string", "project", "For", "The project that won it.", { maxLength: 100 }),
]);

export const designProcess = companyList("design-process", "DesignProcessItem", "Design process", [
  ...TITLE_PEREX,
  field("string", "time", "Time it takes", "Such as: two weeks.", { maxLength: 40 }),
]);

export const processSlides = companyList("process-slides", "ProcessSlide", "Process slides", [
  field("string", "headline", "Headline", "What happens in this step.", { maxLength: 120 }),
  field("picture", "image", "Picture", "A file beside this one.", { slot: "slide" }),
  field(
    "string",
    "imageAlt",
    "Picture in words",
    "What the picture shows, for those who cannot see it.",
    {
      maxLength: 200,
    },
  ),
  field("string", "navTitle", "Title in the navigation", "One or two words.", { maxLength: 40 }),
  field("string", "duration", "Duration", "Such as: two weeks.", { maxLength: 40 }),
  field("text", "navText", "Text in the navigation", "A sentence.", { maxLength: 240 }),
]);

const hosts = (name: string, label: string, hint: string): Field =>
  list(
    name,
    label,
    field("string", "host", "Host", "Such as cdn.example.com, or *.example.com.", {
      format: "hosts",
    }),
    { required: false, hint },
  );

/**
 * Third parties of the tag manager's tags. The security policy lets pages load from the hosts of
 * these, and from no others.
 */
export const thirdParties = companyList("third-parties", "ThirdParty", "Third parties", [
  field("string", "name", "Name", "As visitors know it.", { maxLength: 60 }),
  field("text", "perex", "What for", "Why you use it; in the privacy policy.", { maxLength: 240 }),
  field("text", "learns", "What it learns", "Such as: IP address, pages viewed.", {
    maxLength: 240,
  }),
  field(
    "select",
    "category",
    "Asked for as",
    "Its category in the cookie prompt, which needs words for it.",
    {
      options: [
        { value: "analytics", label: "Analytics" },
        { value: "marketing", label: "Marketing" },
      ],
    },
  ),
  field(
    "date",
    "since",
    "Since",
    "The day on which you add it, or change what it does. Visitors who have agreed are asked again, and the privacy policy has to be read anew.",
  ),
  list(
    "cookies",
    "Cookies and storage",
    field("string", "name", "Name", "Such as _ga_*: * is what differs.", { format: "stored-name" }),
    {
      required: false,
      hint: "What it leaves in the browser: cookies, and keys of local and session storage. Removed when a visitor withdraws the consent.",
    },
  ),
  field("string", "kept", "How long they stay", "Such as: 90 days; in the privacy policy.", {
    maxLength: 60,
    required: false,
  }),
  list(
    "script",
    "Scripts from",
    field("string", "host", "Host", "Such as cdn.example.com/tag.js.", { format: "host" }),
    {
      required: false,
      hint: "Name the file or the folder where you can: a whole host may hold anything.",
    },
  ),
  hosts("connect", "Sends to", "Where its scripts send what they have seen."),
  hosts("socket", "Web sockets to", "Of chats and recorders; in their guides with wss://."),
  hosts("img", "Pictures from", "Often a picture of one pixel."),
  hosts("frame", "Frames from", "Pages of it within yours, such as the window of a chat."),
  hosts("style", "Style sheets from", "Files alone: styles within a page never apply."),
  hosts("font", "Fonts from", "Of its windows and buttons."),
  hosts("media", "Sounds and films from", "Such as the sound of a new message."),
  hosts("form", "Sends forms to", "Where it sends a form that it makes, as some pixels do."),
  flag("worker", "Starts workers", "Its guide asks for worker-src blob:, as that of a recorder."),
]);

export const contactPeople = companyList("contact-people", "ContactPerson", "Contact people", [
  field("string", "name", "Name", "First name and surname.", { maxLength: 60 }),
  field("string", "position", "Position", "The job title.", { maxLength: 80 }),
  field("string", "email", "Email", "Written out on the contact page.", { format: "email" }),
  field("string", "phone", "Phone", "In international form: +420 000 000 000.", {
    format: "phone",
  }),
  field("reference", "member", "Member of the team", "Whose portrait stands beside the name.", {
    to: "team",
    required: false,
  }),
]);
