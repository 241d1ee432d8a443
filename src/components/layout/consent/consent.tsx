import { useEffect } from "react";
import { ANALYTICS, CONSENT_IDLE_TIMEOUT_MS, TAG_MANAGER_ID } from "../../../constants/consent";
import { whenIdle } from "../../../dom/when-idle";
import { useConsentCopy } from "../../../hooks/use-consent-copy";
import { useConsentRequests } from "../../../stores/consent";
import { useLoading } from "../../../stores/loading";
import { acceptedCategories } from "./accepted-categories";

/** When loading fails, the visitor is asked on the next page; nothing is measured meanwhile. */
const load = () => import("./cookie-prompt").catch(() => null);

/** Null where the browser blocks cookies: an answer could not be stored, so nothing is asked or measured. */
function readCookies(): string | null {
  try {
    return document.cookie;
  } catch {
    return null;
  }
}

/** Asks for consent on the first visit, and opens the settings for the footer's button. The prompt loads when needed. */
export function Consent() {
  const copy = useConsentCopy();
  const { completed } = useLoading();
  const { asked } = useConsentRequests();

  useEffect(() => {
    if (!completed) return;
    const cookies = readCookies();
    if (cookies === null) return;
    const accepted = acceptedCategories(cookies);
    // After an answer, load the prompt only to run an accepted tag manager.
    if (accepted && !(TAG_MANAGER_ID && accepted.includes(ANALYTICS))) return;
    whenIdle(() => void load().then((prompt) => prompt?.runCookiePrompt(copy)), CONSENT_IDLE_TIMEOUT_MS);
  }, [copy, completed]);

  useEffect(() => {
    if (asked > 0) void load().then((prompt) => prompt?.openCookieSettings(copy));
  }, [copy, asked]);

  return null;
}
