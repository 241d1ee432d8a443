import {
  type Block,
  type Field,
  field,
  group,
  list,
} from "../../../plugins/gatsby-source-content/model";
import { pictureFields } from "../field-sets";
import { FORM_CHOICES } from "./form-choices";

/** Plane and rules of a block on its page; see `block-places.ts` and `block-rules.ts`. */
type Looks = {
  /** Colour of its plane, unless a plane of the same colour is next to it. */
  tone: "paper" | "stone" | "ink" | "accent";
  /** The corner of the plane that is cut off. */
  cut?: "left" | "right";
  /** Whether it continues a plane of its colour above. */
  joins?: boolean;
};

/** A part that editors compose pages of; its component is `src/blocks/<type>.tsx`. */
export type PageBlock = Block & Looks;

const TITLE = field("string", "title", "Heading", "A few words.", { maxLength: 120 });
const PEREX = field("text", "perex", "Introduction", "One or two sentences.", {
  required: false,
  maxLength: 400,
});
const ANCHOR = field(
  "string",
  "anchor",
  "Anchor",
  "The part after # of links to it, where it is not the block’s name.",
  {
    required: false,
    maxLength: 60,
    format: "anchor",
  },
);
const BUTTON: readonly Field[] = [
  field("string", "title", "Words", "What the button says.", { maxLength: 60 }),
  field("link", "link", "Link", "A page of this site, such as /contact-form, or a full address."),
];

/** A field for a choice of entries; without a choice all are shown. */
const choiceOf = (name: string, label: string, to: string): Field =>
  list(name, label, field("reference", "entry", label, "An entry of this site.", { to }), {
    required: false,
    emptyMeansAll: true,
    hint: "Shown in this order. None chosen: all of them.",
  });

const block = (
  type: string,
  label: string,
  hint: string,
  fields: readonly Field[],
  looks: Looks & Pick<Block, "once" | "first">,
): PageBlock => ({ type, label, hint, fields: [...fields, ANCHOR], ...looks });

const withHeading = (fields: readonly Field[] = []): readonly Field[] => [TITLE, PEREX, ...fields];

export const BLOCKS: readonly PageBlock[] = [
  block(
    "opening",
    "Opening",
    "The title of the page on yellow, with a button; the first block.",
    [
      field("string", "highlight", "Words set apart", "Some words of the page’s title.", {
        required: false,
      }),
      { ...group("action", "Button", BUTTON, "Leads on."), required: false },
    ],
    { tone: "accent", once: true, first: true },
  ),
  block(
    "text",
    "Text",
    "A text in a narrow column, with headings, pictures, films and tables.",
    [field("prose", "text", "Text", "Headings begin with ##.")],
    { tone: "paper" },
  ),
  block(
    "services",
    "Services",
    "What you offer, as one picture in blades.",
    withHeading([choiceOf("services", "Services", "services")]),
    {
      tone: "accent",
      joins: true,
    },
  ),
  block(
    "works",
    "Case studies",
    "A row of case studies that you choose.",
    withHeading([
      list(
        "works",
        "Case studies",
        field("reference", "work", "Work", "A case study of this site.", { to: "works" }),
        {
          min: 1,
          hint: "Shown in this order.",
        },
      ),
    ]),
    { tone: "stone", cut: "right" },
  ),
  block(
    "industries",
    "Industries",
    "Your industries as bands of colour, each of which opens.",
    withHeading([choiceOf("industries", "Industries", "industries")]),
    {
      tone: "paper",
      once: true,
    },
  ),
  block(
    "clients",
    "Clients",
    "A wall of wordmarks.",
    withHeading([choiceOf("clients", "Clients", "clients")]),
    {
      tone: "paper",
    },
  ),
  block(
    "numbers",
    "Numbers",
    "The company in figures, set large.",
    withHeading([choiceOf("numbers", "Numbers", "numbers")]),
    {
      tone: "ink",
      cut: "left",
    },
  ),
  block(
    "statement",
    "Statement",
    "What you stand for, or what a client said, set large.",
    withHeading([
      field("text", "statement", "Sentence", "One or two sentences, set large.", {
        maxLength: 240,
      }),
      field("string", "highlight", "Words set apart", "Some words of the sentence.", {
        required: false,
        partOf: "statement",
      }),
    ]),
    { tone: "ink", cut: "right" },
  ),
  block(
    "steps",
    "Steps",
    "How a project goes, step by step.",
    withHeading([choiceOf("steps", "Steps", "design-process")]),
    {
      tone: "paper",
    },
  ),
  block(
    "people",
    "People",
    "Portraits of the team.",
    withHeading([
      choiceOf("members", "People", "team"),
      field(
        "text",
        "invitation",
        "Invitation",
        "Asks for people, in a free place among the portraits.",
        {
          required: false,
          maxLength: 120,
        },
      ),
    ]),
    { tone: "stone", cut: "left", once: true },
  ),
  block(
    "questions",
    "Questions and answers",
    "Each opens to its answer; search engines may show them.",
    withHeading([
      list(
        "questions",
        "Questions",
        group("question", "Question", [
          field("string", "question", "Question", "As a visitor would ask.", { maxLength: 160 }),
          field("text", "answer", "Answer", "A few plain sentences.", { maxLength: 1000 }),
        ]),
        { min: 1, hint: "Shown in this order." },
      ),
    ]),
    { tone: "paper" },
  ),
  block(
    "media",
    "Picture or film",
    "A picture, or a film that it stands for, from edge to edge.",
    [
      ...pictureFields("panorama"),
      field(
        "film",
        "film",
        "Film",
        "An MP4 or WebM beside this entry, for which the picture stands.",
        {
          required: false,
        },
      ),
      field("string", "caption", "Caption", "Below it.", { required: false, maxLength: 160 }),
    ],
    { tone: "paper" },
  ),
  block(
    "form",
    "Form",
    "Asks for a message; those who answer beside it.",
    withHeading(FORM_CHOICES),
    {
      tone: "accent",
      cut: "left",
      once: true,
    },
  ),
  block(
    "action",
    "Call to action",
    "A few words and a button.",
    withHeading([group("button", "Button", BUTTON, "Leads on.")]),
    {
      tone: "accent",
      cut: "right",
    },
  ),
];
