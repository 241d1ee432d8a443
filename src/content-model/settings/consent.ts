import type { Field } from "../../../plugins/gatsby-source-content/model";
import { field, group, settingsFile } from "../../../plugins/gatsby-source-content/model";

const button = (name: string, label: string): Field =>
  field("string", name, label, "One to four words.", { maxLength: 40 });

const category = (name: string, label: string): Field =>
  group(
    name,
    label,
    [
      field("string", "title", "Name", "Short enough for a phone.", { maxLength: 60 }),
      field("text", "perex", "What it is for", "What is stored and what for."),
    ],
    "As it is called in the settings.",
  );

/**
 * Words of the consent to videos and maps of other sites, where a text plays a video and the
 * settings have no words for it.
 */
export const MEDIA_WORDS = {
  title: "Content of other sites",
  perex:
    "Videos and maps come from the sites that keep them, such as YouTube. Those learn your address and may set cookies. Off until you agree.",
};

/** Texts of the cookie prompt; the cookies are listed in the privacy policy. */
export const consent = settingsFile("consent", "ConsentSettings", "Cookie prompt", [
  field("string", "title", "Question", "Short enough for a phone.", { maxLength: 80 }),
  field("text", "perex", "Explanation", "What is stored and what for."),
  button("acceptAll", "Button that accepts everything"),
  button("acceptNecessary", "Button that accepts only what is necessary"),
  button("choose", "Button that opens the settings"),
  button("save", "Button that saves the settings"),
  button("settings", "Heading of the settings"),
  field("text", "settingsPerex", "Explanation in the settings", "What a visitor decides here."),
  button("policy", "Link to the privacy policy"),
  field(
    "number",
    "version",
    "Version",
    "Raise it to ask anew because of other words. A third party does so by itself.",
    {
      integer: true,
      min: 0,
      required: false,
    },
  ),
  category("necessary", "Necessary cookies"),
  category("analytics", "Analytics"),
  {
    ...category("marketing", "Marketing"),
    required: false,
    hint: "Wanted once a third party belongs to it.",
  },
  {
    ...category("media", "Videos of other sites"),
    required: false,
    hint: "Wanted once a text plays a video of YouTube or Vimeo; visitors read it before the first one plays.",
  },
]);
