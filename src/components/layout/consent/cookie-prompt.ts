// The one file that imports the prompt for cookies.
import { acceptedCategory, type CookieConsentConfig, run, showPreferences } from "vanilla-cookieconsent";
import { escapeHtml } from "../../../../lib/escape-html";
import { ANALYTICS, CONSENT_COOKIE, CONSENT_DAYS, NECESSARY } from "../../../constants/consent";
import { STRINGS } from "../../../constants/strings";
import { denyAnalytics, grantAnalytics } from "../../../stores/consent-mode";

import { acceptedCategories } from "./accepted-categories";

export type CookiePromptCopy = NonNullable<Queries.ConsentQuery["consentSettings"]>;

const POLICY = "/privacy-policy";

/** Its cookies go when the consent is taken back. */
const ANALYTICS_COOKIES = [{ name: /^_ga/ }];

const followDecision = () => (acceptedCategory(ANALYTICS) ? grantAnalytics() : denyAnalytics());

/** Escaped, because the library writes texts as HTML; editors write plain text. */
function configuration(raw: CookiePromptCopy): CookieConsentConfig {
  const copy = JSON.parse(JSON.stringify(raw), (_key, value) =>
    typeof value === "string" ? escapeHtml(value) : value,
  ) as CookiePromptCopy;
  const { acceptAll: acceptAllBtn, acceptNecessary: acceptNecessaryBtn, necessary, analytics } = copy;
  const section = ({ title, perex }: typeof necessary, linkedCategory: string) => ({
    title,
    description: perex,
    linkedCategory,
  });
  return {
    // Programs that test the site are visitors like any other.
    hideFromBots: false,
    // The tag manager is let in by `stores/consent-mode.ts`, once it has been told what is granted.
    manageScriptTags: false,
    onModalReady: ({ modalName, modal }) => {
      if (modalName !== "consentModal") return;
      // The page can be read on meanwhile.
      modal.removeAttribute("aria-modal");
      keepFocusOfOthers(modal);
    },
    // Over TLS the cookie never travels without it.
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, secure: location.protocol === "https:" },
    guiOptions: {
      consentModal: { layout: "box", position: "bottom right", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      [NECESSARY]: { enabled: true, readOnly: true },
      [ANALYTICS]: { autoClear: { cookies: ANALYTICS_COOKIES } },
    },
    onConsent: followDecision,
    onChange: followDecision,
    language: {
      default: "en",
      translations: {
        en: {
          consentModal: {
            title: copy.title,
            description: copy.perex,
            acceptAllBtn,
            acceptNecessaryBtn,
            showPreferencesBtn: copy.choose,
            footer: `<a href="${POLICY}">${copy.policy}</a>`,
          },
          preferencesModal: {
            title: copy.settings,
            acceptAllBtn,
            acceptNecessaryBtn,
            savePreferencesBtn: copy.save,
            closeIconLabel: STRINGS.close,
            sections: [
              { description: copy.settingsPerex },
              section(necessary, NECESSARY),
              section(analytics, ANALYTICS),
            ],
          },
        },
      },
    },
  };
}

/** Its style sheet is no part of the site's own, see `gatsby/loose-files.ts`. */
function styled(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = process.env.CONSENT_STYLES ?? "";
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

let running: Promise<void> | undefined;

/** The prompt takes the focus when it comes, but not from an open menu or from someone who is typing. */
function keepFocusOfOthers(modal: HTMLElement): void {
  const start = modal.querySelector<HTMLElement>('[tabindex="-1"]');
  if (!start) return;
  const focus = start.focus.bind(start);
  start.focus = (options) => {
    if (document.activeElement === document.body) focus(options);
  };
}

/** An answer that cannot be read would keep the library from noting another. */
function forgetBrokenAnswer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser we name.
  if (!acceptedCategories(document.cookie)) document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
}

/** Asks, unless the visitor has answered; lets in what they have accepted. Runs once. */
export function runCookiePrompt(copy: CookiePromptCopy): Promise<void> {
  forgetBrokenAnswer();
  running ??= styled().then(() => run(configuration(copy)));
  return running;
}

/** Opens the settings, where an answer can be taken back. */
export async function openCookieSettings(copy: CookiePromptCopy): Promise<void> {
  await runCookiePrompt(copy);
  showPreferences();
}
