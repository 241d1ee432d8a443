import { CONSENT_COOKIE } from "../../../constants/consent";

/**
 * Whether a visitor has answered the prompt before. A cookie that cannot be read counts as no answer.
 * @param cookies as of `document.cookie`
 */
export function hasDecided(cookies: string): boolean {
  const [, value] = cookies.match(new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`)) ?? [];
  try {
    const { categories } = JSON.parse(decodeURIComponent(value ?? "")) as { categories?: unknown };
    return Array.isArray(categories);
  } catch {
    return false;
  }
}
