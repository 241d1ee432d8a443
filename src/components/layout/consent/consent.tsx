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

/** Loads the prompt. After a failure the visitor is asked on the next page. */
const load = () => import("./cookie-prompt").catch(() => null);

/** Asks for consent on the first visit, and runs an accepted tag manager on later ones. */
export function Consent() {
  const copy = useConsentCopy();
  const { completed } = useLoading();

  /** Resolves with the visitor's first input, or after a time. */
  const moment = useRef<Promise<void>>(null);

  useEffect(() => {
    // Before the intro ends: the input that ends it counts, too.
    moment.current ??= new Promise(
      (resolve) => void setTimeout(onFirstUserInput(resolve), CONSENT_DELAY_MS),
    );
    if (!completed) return;
    const cookies = readCookies();
    // Where cookies are blocked, no answer could be stored: ask and measure nothing.
    if (cookies === null) return;
    const accepted = acceptedCategories(cookies);
    const run = () => void load().then((prompt) => prompt?.runCookiePrompt(copy));
    if (!accepted) void moment.current.then(run);
    else if (TAG_MANAGER_ID && `${accepted}` !== NECESSARY) whenIdle(run, IDLE_TIMEOUT_MS);
  }, [copy, completed]);

  useEffect(() => {
    const accept = () => void load().then((prompt) => prompt?.acceptMedia(copy));
    document.addEventListener(MEDIA_CONSENT_EVENT, accept);
    return () => document.removeEventListener(MEDIA_CONSENT_EVENT, accept);
  }, [copy]);

  return null;
}

/** A button that opens the cookie settings, where visitors can withdraw their consent. */
export function CookieSettingsButton({ className }: { className: string | undefined }) {
  const copy = useConsentCopy();
  const open = () => void load().then((prompt) => prompt?.openCookieSettings(copy));
  return (
    <button type="button" className={className} onClick={open}>
      {STRINGS.cookieSettings}
    </button>
  );
}
