// What the content says of the parts around every page.
import { readFileSync } from "node:fs";
import path from "node:path";

const SETTINGS = path.resolve(process.env.CONTENT_DIR || "content", "settings");

type NavigationLink = { title: string; link: string; id?: string };
type ConsentSection = { title: string; perex: string };
type ConsentCopy = Record<
  "title" | "perex" | "acceptAll" | "acceptNecessary" | "choose" | "save" | "settings" | "settingsPerex" | "policy",
  string
> & { necessary: ConsentSection; analytics: ConsentSection };

function readSettings<Settings>(name: string): Settings {
  return JSON.parse(readFileSync(path.join(SETTINGS, `${name}.json`), "utf8")) as Settings;
}

/** The services and the social networks, as the menu lists them. */
export const navigationCopy = () =>
  readSettings<{ whatWeDo: NavigationLink[]; social: NavigationLink[] }>("navigation");

/** The words of the prompt for cookies and of its settings. */
export const consentCopy = () => readSettings<ConsentCopy>("consent");

/** The words over the contact form. */
export const contactFormCopy = () => readSettings<{ title: string; perex: string }>("contact-form");
