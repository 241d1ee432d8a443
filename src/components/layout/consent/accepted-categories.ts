import { CONSENT_COOKIE } from "../../../constants/consent";

/**
 * What a visitor has accepted when they answered the prompt.
 * @param cookies as of `document.cookie`
 * @returns null when they have not answered; a cookie that cannot be read counts as no answer
 */
export function acceptedCategories(cookies: string): readonly unknown[] | null {
  const [, value] = cookies.match(new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`)) ?? [];
  try {
    const { categories } = JSON.parse(decodeURIComponent(value ?? "")) as { categories?: unknown };
    return Array.isArray(categories) ? categories : null;
  } catch {
    return null;
  }
}
