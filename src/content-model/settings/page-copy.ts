import type { FixedRoute } from "../../constants/routes";
import { group, list, pictureFields, SEO, sectionFields, settingsFile } from "../field-sets";
import type { Collection, Field } from "../types";

/** The words of one page that are not entries of a collection. */
const pageCopy = (
  page: FixedRoute,
  name: string,
  type: string,
  label: string,
  fields: readonly Field[],
): Collection => ({ ...settingsFile(name, type, label, [SEO, ...fields]), page });

const HERO: readonly Field[] = [
  { name: "title", label: "Headline", kind: "string", maxLength: 120, hint: "The heading." },
  { name: "perex", label: "Introduction", kind: "text", hint: "One or two sentences below it." },
];

const HIGHLIGHT: Field = {
  name: "highlight",
  label: "Words on yellow",
  kind: "string",
  required: false,
  partOf: "title",
  hint: "Some words of the headline.",
};

const STATEMENT: readonly Field[] = [
  { name: "statement", label: "Sentence", kind: "text", maxLength: 240, hint: "One or two sentences, set large." },
  {
    name: "highlight",
    label: "Words in yellow",
    kind: "string",
    required: false,
    partOf: "statement",
    hint: "Some words of the sentence.",
  },
];

export const home = pageCopy("/", "home", "HomePage", "Home", [
  group("hero", "Hero", [...HERO, HIGHLIGHT], "The first screen of the home page."),
  sectionFields("whatWeDo", "What we do"),
  sectionFields("ourWork", "Our work"),
  sectionFields("industries", "Industries"),
  sectionFields("clients", "Clients"),
  sectionFields("numbers", "Numbers"),
  sectionFields("career", "Career"),
  sectionFields("news", "News and insights"),
  sectionFields("hello", "Hello"),
  sectionFields("coffee", "Coffee"),
]);

export const about = pageCopy("/about-us", "about", "AboutPage", "About", [
  ...HERO,
  sectionFields("mission", "Mission", STATEMENT),
  sectionFields("values", "Values"),
  sectionFields("numbers", "Numbers"),
  sectionFields("team", "Team"),
  sectionFields("awards", "Awards"),
  sectionFields("designProcess", "Design process"),
  sectionFields("processSlides", "Process slides"),
  sectionFields("startProject", "Start project"),
]);

export const servicesPage = pageCopy("/services", "services-page", "ServicesPage", "Services page", [
  ...HERO,
  sectionFields("startProject", "Start project"),
]);

export const worksPage = pageCopy("/works", "works-page", "WorksPage", "Works page", [
  ...HERO,
  sectionFields("startProject", "Start project, also on case studies"),
]);

export const blogPage = pageCopy("/blog", "blog-page", "BlogPage", "Blog page", [
  ...HERO,
  {
    name: "related",
    label: "Heading of related articles",
    hint: "Above the articles at the end of an article.",
    kind: "string",
    default: "Related stories",
    required: false,
  },
]);

const TITLED_TEXT: readonly Field[] = [
  { name: "title", label: "Title", kind: "string", maxLength: 80, hint: "The heading." },
  { name: "perex", label: "Text", kind: "text", hint: "One or two sentences below it." },
];

const READER: Field = {
  name: "reader",
  label: "Who reads the applications",
  kind: "reference",
  to: "team",
  required: false,
  hint: "A member of the team, shown beside the form.",
};

export const career = pageCopy("/career-page", "career", "CareerPage", "Career", [
  ...HERO,
  ...pictureFields("panorama", "picture", { required: false }),
  sectionFields("why", "Why work here", [
    list("reasons", "Reasons", group("reason", "Reason", TITLED_TEXT), { min: 1, hint: "Shown in this order." }),
  ]),
  sectionFields("positions", "Open positions", [
    { name: "empty", label: "When nothing is open", kind: "text", hint: "What candidates read then." },
  ]),
  sectionFields("form", "Career form", [READER], "apply"),
]);

export const contact = pageCopy("/contact", "contact", "ContactPage", "Contact", [
  ...HERO,
  sectionFields("people", "People"),
  sectionFields("offices", "Offices"),
  sectionFields("form", "Contact form", [], "write"),
]);

export const contactForm = pageCopy("/contact-form", "contact-form", "ContactFormPage", "Contact form page", [
  ...HERO,
  group(
    "next",
    "What happens next",
    [
      { name: "title", label: "Heading", kind: "string", maxLength: 120, hint: "A few words." },
      list("steps", "Steps", group("step", "Step", TITLED_TEXT), { min: 1, hint: "Shown in this order." }),
    ],
    "Below the form, and where a message has been sent.",
  ),
]);

const WORKS = list(
  "items",
  "Case studies",
  { name: "work", label: "Work", kind: "reference", to: "works", hint: "A case study of this site." },
  { min: 1, hint: "Shown in this order." },
);

export const landing = pageCopy(
  "/cutting-edge-digital-products",
  "cutting-edge-digital-products",
  "LandingPage",
  "Landing page",
  [
    ...HERO,
    HIGHLIGHT,
    sectionFields("services", "Services in brief"),
    sectionFields("works", "Case studies", [WORKS], "our-work"),
    { ...sectionFields("client", "What a client says", STATEMENT), required: false },
    sectionFields("process", "Process"),
    sectionFields("startProject", "Start project"),
  ],
);
