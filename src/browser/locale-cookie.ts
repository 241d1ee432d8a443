import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../constants/visit";

const SECONDS_PER_DAY = 86_400;

/**
 * What notes the language of the site down, as for a visit of one with several.
 * @param isSecure whether the page came over TLS
 */
export function localeCookie(isSecure: boolean): string {
  const age = LOCALE_COOKIE_DAYS * SECONDS_PER_DAY;
  const cookie = `${LOCALE_COOKIE}=${DEFAULT_LOCALE}; Max-Age=${age}; Path=/; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** Where cookies are blocked this does nothing. */
export function noteLocale(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser we name.
    document.cookie = localeCookie(location.protocol === "https:");
  } catch {
    // Sandboxed documents refuse cookies altogether.
  }
}
