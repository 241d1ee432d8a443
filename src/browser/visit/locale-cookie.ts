import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../../constants/visit";

const SECONDS_PER_DAY = 86_400;

/** The cookie that stores the language of the site. */
export function localeCookie(isSecure: boolean): string {
  const age = LOCALE_COOKIE_DAYS * SECONDS_PER_DAY;
  const cookie = `${LOCALE_COOKIE}=${DEFAULT_LOCALE}; Max-Age=${age}; Path=/; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** Does nothing where cookies are blocked. */
export function noteLocale(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser we name.
    document.cookie = localeCookie(location.protocol === "https:");
  } catch {
    // Sandboxed documents refuse cookies altogether.
  }
}
