import { group, settingsFile } from "../field-sets";
import type { Field } from "../types";

const button = (name: string, label: string): Field => ({
  name,
  label,
  kind: "string",
  maxLength: 40,
  hint: "One to four words.",
});

const category = (name: string, label: string): Field =>
  group(
    name,
    label,
    [
      { name: "title", label: "Name", kind: "string", maxLength: 60, hint: "Short enough for a phone." },
      { name: "perex", label: "What it is for", kind: "text", hint: "What is stored and what for." },
    ],
    "As it is called in the settings.",
  );

/** What visitors read where a text plays a video and the settings have no words for it. The consent counts for maps, too. */
export const MEDIA_WORDS = {
  title: "Content of other sites",
  perex:
    "Videos and maps come from the sites that keep them, such as YouTube. Those learn your address and may set cookies. Off until you agree.",
};

/** Texts of the cookie prompt; the cookies are listed in the privacy policy. */
export const consent = settingsFile("consent", "ConsentSettings", "Cookie prompt", [
  { name: "title", label: "Question", kind: "string", maxLength: 80, hint: "Short enough for a phone." },
  { name: "perex", label: "Explanation", kind: "text", hint: "What is stored and what for." },
  button("acceptAll", "Button that accepts everything"),
  button("acceptNecessary", "Button that accepts only what is necessary"),
  button("choose", "Button that opens the settings"),
  button("save", "Button that saves the settings"),
  button("settings", "Heading of the settings"),
  { name: "settingsPerex", label: "Explanation in the settings", kind: "text", hint: "What a visitor decides here." },
  button("policy", "Link to the privacy policy"),
  category("necessary", "Necessary cookies"),
  category("analytics", "Analytics"),
  {
    ...category("media", "Videos of other sites"),
    required: false,
    hint: "Wanted once a text plays a video of YouTube or Vimeo; visitors read it before the first one plays.",
  },
]);
