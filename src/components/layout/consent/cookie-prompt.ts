import {
  acceptCategory,
  type CookieConsentConfig,
  getUserPreferences,
  hidePreferences,
  run,
  showPreferences,
  validConsent,
} from "vanilla-cookieconsent";
import { escapeHtml } from "../../../../lib/escape-html";
import { requireContent } from "../../../browser/hooks/require-content";
import { acceptedCategories } from "../../../browser/stores/accepted-categories";
import { reportCookieSettings } from "../../../browser/stores/overlays";
import { CONSENT_COOKIE, MEDIA, NECESSARY } from "../../../constants/consent";
import { ANALYTICS, CONSENT_DAYS, MARKETING } from "../../../constants/measuring";
import { PRIVACY_POLICY } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { UNCOVER_EVENT } from "../../../constants/visit";
import { keepFocusFromPrompt } from "../../../overrides/consent-focus";
import { revisionOf } from "./revision";

export type CookiePromptCopy = NonNullable<Queries.ConsentFragment["consentSettings"]>;

/** Escapes all texts: editors write plain text, but the library inserts HTML. */
function escapeTexts<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_key, value) =>
    typeof value === "string" ? escapeHtml(value) : value,
  );
}

type Party = Queries.ConsentFragment["thirdParties"]["nodes"][number];

/** What a category is for, and the third parties of the content that belong to it. */
function purposeOf(perex: string, category: string, parties: readonly Party[]): string {
  const names = parties.filter((party) => party.category === category).map(({ name }) => name);
  return names.length === 0 ? perex : `${perex} ${STRINGS.consentFor} ${names.join(", ")}.`;
}

/**
 * Makes the library's configuration.
 * @param texts words of the prompt, and third parties, none of it escaped
 */
export function configuration(
  texts: CookiePromptCopy,
  thirdParties: readonly Party[],
): CookieConsentConfig {
  const copy = escapeTexts(texts);
  const parties = escapeTexts(thirdParties);
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
    // Asks again those who have agreed to another question.
    revision: revisionOf(copy.version, thirdParties),
    // `consent-mode.ts` runs the tag manager, after it has queued the granted signals.
    manageScriptTags: false,
    onModalReady: ({ modalName, modal }) => {
      if (modalName !== "consentModal") return;
      // The page stays usable behind the prompt.
      modal.removeAttribute("aria-modal");
      keepFocusFromPrompt(modal);
    },
    onModalShow: ({ modalName }) => modalName === "preferencesModal" && reportCookieSettings(true),
    onModalHide: ({ modalName }) => modalName === "preferencesModal" && reportCookieSettings(false),
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
      [ANALYTICS]: {},
      ...(marketing && { [MARKETING]: {} }),
      ...(media && { [MEDIA]: {} }),
    },
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
            footer: `<a class="cm__link" href="/${PRIVACY_POLICY}">${copy.policy}</a>`,
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
                ([linkedCategory, text]) =>
                  text
                    ? [
                        {
                          title: text.title,
                          description: purposeOf(text.perex, linkedCategory, parties),
                          linkedCategory,
                        },
                      ]
                    : [],
              ),
            ],
          },
        },
      },
    },
  };
}

/** Loads the prompt's style sheet, a separate file: see `gatsby-node/standalone-assets.ts`. */
function loadStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const href = process.env.CONSENT_STYLES ?? "";
    const link = { rel: "stylesheet", href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
}

let running: Promise<void> | undefined;

/** Removes a malformed cookie, with which the library would store no other answer. */
function removeMalformedAnswer(): void {
  if (!acceptedCategories(document.cookie))
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser of `browserslist` has the Cookie Store API.
    document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
}

/** Asks for consent unless the visitor has answered, and follows the answer. It runs once. */
export function runCookiePrompt(content: Queries.ConsentFragment): Promise<void> {
  removeMalformedAnswer();
  running ??= loadStyles()
    .then(() => {
      const copy = requireContent(content.consentSettings, "settings/consent.json");
      // Nobody needs it before an answer. After a failure the answer is followed on the next page.
      const follow = () =>
        void import("./follow-answer").then(
          ({ followAnswer }) => followAnswer(content.thirdParties.nodes),
          () => undefined,
        );
      document.addEventListener(UNCOVER_EVENT, hidePreferences);
      document.addEventListener("visibilitychange", () => validConsent() && follow());
      return run({
        ...configuration(copy, content.thirdParties.nodes),
        onConsent: follow,
        onChange: follow,
      });
    })
    .catch((error: unknown) => {
      running = undefined;
      throw error;
    });
  return running;
}

/** Opens the cookie settings. */
export async function openCookieSettings(content: Queries.ConsentFragment): Promise<void> {
  await runCookiePrompt(content);
  showPreferences();
}

/**
 * Adds videos and maps of other sites to the accepted categories. If the visitor has not answered
 * the prompt, it stays open.
 */
export async function acceptMedia(content: Queries.ConsentFragment): Promise<void> {
  if (!content.consentSettings?.media) return;
  await runCookiePrompt(content);
  acceptCategory([...getUserPreferences().acceptedCategories, MEDIA]);
}
