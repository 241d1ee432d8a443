import {
  acceptCategory,
  type CookieConsentConfig,
  getUserPreferences,
  hidePreferences,
  run,
  showPreferences,
} from "vanilla-cookieconsent";
import { escapeHtml } from "../../../../lib/escape-html";
import { acceptedCategories } from "../../../browser/stores/accepted-categories";
import { reportCookieSettings } from "../../../browser/stores/overlays";
import { CONSENT_COOKIE, MEDIA, NECESSARY } from "../../../constants/consent";
import { ANALYTICS, CONSENT_DAYS, MARKETING } from "../../../constants/measuring";
import { STRINGS } from "../../../constants/strings";
import { UNCOVER_EVENT } from "../../../constants/visit";
import { keepFocusFromPrompt } from "../../../overrides/consent-focus";
import { followConsent } from "./consent-mode";

export type CookiePromptCopy = NonNullable<Queries.ConsentQuery["consentSettings"]>;

const followDecision = () => followConsent(getUserPreferences().acceptedCategories);

/** Escaped, because the library writes texts as HTML; editors write plain text. */
export function configuration(raw: CookiePromptCopy): CookieConsentConfig {
  const copy = JSON.parse(JSON.stringify(raw), (_key, value) =>
    typeof value === "string" ? escapeHtml(value) : value,
  ) as CookiePromptCopy;
  const {
    acceptAll: acceptAllBtn,
    acceptNecessary: acceptNecessaryBtn,
    necessary,
    analytics,
    marketing,
    media,
  } = copy;
  return {
    // Show the prompt to test browsers, too.
    hideFromBots: false,
    // Who has agreed to an earlier one is asked again.
    revision: copy.version ?? 0,
    // `consent-mode.ts` runs the tag manager, after it has queued what is granted.
    manageScriptTags: false,
    onModalReady: ({ modalName, modal }) => {
      if (modalName !== "consentModal") return;
      // The page stays usable.
      modal.removeAttribute("aria-modal");
      keepFocusFromPrompt(modal);
    },
    onModalShow: ({ modalName }) => modalName === "preferencesModal" && reportCookieSettings(true),
    onModalHide: ({ modalName }) => modalName === "preferencesModal" && reportCookieSettings(false),
    // A secure cookie over TLS.
    cookie: {
      name: CONSENT_COOKIE,
      expiresAfterDays: CONSENT_DAYS,
      secure: location.protocol === "https:",
    },
    guiOptions: {
      consentModal: { layout: "box", position: "bottom right", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      [NECESSARY]: { enabled: true, readOnly: true },
      // Withdrawing the consent removes its cookies.
      [ANALYTICS]: { autoClear: { cookies: [{ name: /^_ga/ }] } },
      ...(marketing && { [MARKETING]: { autoClear: { cookies: [{ name: /^_(?:gcl|fb)/ }] } } }),
      ...(media && { [MEDIA]: {} }),
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
            footer: `<a class="cm__link" href="/privacy-policy">${copy.policy}</a>`,
          },
          preferencesModal: {
            title: copy.settings,
            acceptAllBtn,
            acceptNecessaryBtn,
            savePreferencesBtn: copy.save,
            closeIconLabel: STRINGS.close,
            sections: [
              { description: copy.settingsPerex },
              ...Object.entries({ necessary, analytics, marketing, media }).flatMap(
                ([linkedCategory, words]) =>
                  words ? [{ title: words.title, description: words.perex, linkedCategory }] : [],
              ),
            ],
          },
        },
      },
    },
  };
}

/** The style sheet is a file of its own, see `gatsby-node/standalone-assets.ts`. */
function styled(): Promise<unknown> {
  return new Promise((resolve) => {
    const href = process.env.CONSENT_STYLES ?? "";
    const link = { rel: "stylesheet", href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
}

let running: Promise<void> | undefined;

/** Removes a malformed cookie: the library would not store another answer. */
function forgetBrokenAnswer(): void {
  if (!acceptedCategories(document.cookie))
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser we name.
    document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
}

/** Asks, unless the visitor has answered; runs what they have accepted. Runs once. */
export function runCookiePrompt(copy: CookiePromptCopy): Promise<void> {
  forgetBrokenAnswer();
  running ??= styled().then(() => {
    document.addEventListener(UNCOVER_EVENT, hidePreferences);
    return run(configuration(copy));
  });
  return running;
}

/** Opens the settings, where the consent can be withdrawn. */
export async function openCookieSettings(copy: CookiePromptCopy): Promise<void> {
  await runCookiePrompt(copy);
  showPreferences();
}

/**
 * Adds the consent to videos of other sites to what was accepted before. A question that is still
 * open stays so.
 */
export async function acceptMedia(copy: CookiePromptCopy): Promise<void> {
  if (!copy.media) return;
  await runCookiePrompt(copy);
  acceptCategory([...getUserPreferences().acceptedCategories, MEDIA]);
}
