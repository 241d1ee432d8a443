import type { Collection, Field } from "../../../plugins/gatsby-source-content/model";
import { field, group, list, settingsFile } from "../../../plugins/gatsby-source-content/model";
import type { FixedRoute } from "../../constants/routes";
import { pictureFields, SEO, sectionFields } from "../field-sets";

/** The settings of one page: words that are not entries of a collection. */
const pageCopy = (
  page: FixedRoute,
  name: string,
  type: string,
  label: string,
  fields: readonly Field[],
): Collection => ({ ...settingsFile(name, type, label, [SEO, ...fields]), page });

const HERO: readonly Field[] = [
  field("string", "title", "Headline", "The heading.", { maxLength: 120 }),
  field("text", "perex", "Introduction", "One or two sentences below it."),
];

const HIGHLIGHT: Field = field(
  "string",
  "highlight",
  "Words on yellow",
  "Some words of the headline.",
  {
    required: false,
    partOf: "title",
  },
);

const STATEMENT: readonly Field[] = [
  field("text", "statement", "Sentence", "One or two sentences, set large.", { maxLength: 240 }),
  field("string", "highlight", "Words in yellow", "Some words of the sentence.", {
    required: false,
    partOf: "statement",
  }),
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

export const servicesPage = pageCopy(
  "/services",
  "services-page",
  "ServicesPage",
  "Services page",
  [...HERO, sectionFields("startProject", "Start project")],
);

export const worksPage = pageCopy("/works", "works-page", "WorksPage", "Works page", [
  ...HERO,
  sectionFields("startProject", "Start project, also on case studies"),
]);

export const blogPage = pageCopy("/blog", "blog-page", "BlogPage", "Blog page", [
  ...HERO,
  field(
    "string",
    "related",
    "Heading of related articles",
    "Above the articles at the end of an article.",
    {
      default: "Related stories",
      required: false,
    },
  ),
]);

const TITLED_TEXT: readonly Field[] = [
  field("string", "title", "Title", "The heading.", { maxLength: 80 }),
  field("text", "perex", "Text", "One or two sentences below it."),
];

const READER = field(
  "reference",
  "reader",
  "Who reads the applications",
  "A member of the team, shown beside the form.",
  { to: "team", required: false },
);

export const career = pageCopy("/career-page", "career", "CareerPage", "Career", [
  ...HERO,
  ...pictureFields("panorama", "picture", { required: false }),
  sectionFields("why", "Why work here", [
    list("reasons", "Reasons", group("reason", "Reason", TITLED_TEXT), {
      min: 1,
      hint: "Shown in this order.",
    }),
  ]),
  sectionFields("positions", "Open positions", [
    field("text", "empty", "When nothing is open", "What candidates read then."),
  ]),
  sectionFields("form", "Career form", [READER], "apply"),
]);

export const contact = pageCopy("/contact", "contact", "ContactPage", "Contact", [
  ...HERO,
  sectionFields("people", "People"),
  sectionFields("offices", "Offices"),
  sectionFields("form", "Contact form", [], "write"),
]);

export const contactForm = pageCopy(
  "/contact-form",
  "contact-form",
  "ContactFormPage",
  "Contact form page",
  [
    ...HERO,
    group(
      "next",
      "What happens next",
      [
        field("string", "title", "Heading", "A few words.", { maxLength: 120 }),
        list("steps", "Steps", group("step", "Step", TITLED_TEXT), {
          min: 1,
          hint: "Shown in this order.",
        }),
      ],
      "Below the form, and where a message has been sent.",
    ),
  ],
);
