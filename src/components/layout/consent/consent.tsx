import { useEffect, useRef } from "react";
import { onFirstUserInput } from "../../../browser/dom/on-first-user-input";
import { whenIdle } from "../../../browser/dom/when-idle";
import { useConsentCopy } from "../../../browser/hooks/use-consent-copy";
import { acceptedCategories, readCookies } from "../../../browser/stores/accepted-categories";
import { useLoading } from "../../../browser/stores/loading";
import {
  CONSENT_DELAY_MS,
  MEDIA_CONSENT_EVENT,
  NECESSARY,
  TAG_MANAGER_ID,
} from "../../../constants/consent";
import { STRINGS } from "../../../constants/strings";

/** Longest wait for an idle browser before an accepted tag manager runs. */
const IDLE_TIMEOUT_MS = 2000;

/** When loading fails, the visitor is asked on the next page; nothing is measured meanwhile. */
const load = () => import("./cookie-prompt").catch(() => null);

/** Asks for consent on the first visit. The prompt loads when needed. */
export function Consent() {
  const copy = useConsentCopy();
  const { completed } = useLoading();

  const asks = useRef<Promise<void>>(null);

  useEffect(() => {
    // What ends the intro is an input, too.
    asks.current ??= new Promise(
      (resolve) => void setTimeout(onFirstUserInput(resolve), CONSENT_DELAY_MS),
    );
    if (!completed) return;
    const cookies = readCookies();
    if (cookies === null) return;
    const accepted = acceptedCategories(cookies);
    // After an answer, load the prompt only to run an accepted tag manager: more than what is
    // necessary.
    if (accepted && !(TAG_MANAGER_ID && `${accepted}` !== NECESSARY)) return;
    const run = () => void load().then((prompt) => prompt?.runCookiePrompt(copy));
    if (accepted) whenIdle(run, IDLE_TIMEOUT_MS);
    else void asks.current.then(run);
  }, [copy, completed]);

  useEffect(() => {
    const accept = () => void load().then((prompt) => prompt?.acceptMedia(copy));
    document.addEventListener(MEDIA_CONSENT_EVENT, accept);
    return () => document.removeEventListener(MEDIA_CONSENT_EVENT, accept);
  }, [copy]);

  return null;
}

/** Opens the settings, where the consent can be withdrawn. */
export function CookieSettingsButton({ className }: { className: string | undefined }) {
  const copy = useConsentCopy();
  const open = () => void load().then((prompt) => prompt?.openCookieSettings(copy));
  return (
    <button type="button" className={className} onClick={open}>
      {STRINGS.cookieSettings}
    </button>
  );
}
