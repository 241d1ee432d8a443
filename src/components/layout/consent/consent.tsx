import { useEffect, useRef, useState } from "react";
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

/**
 * Loads the prompt and uses it.
 * @returns false after a failure: the visitor is asked on the next page
 */
const withPrompt = (use: (prompt: typeof import("./cookie-prompt")) => Promise<void>) =>
  import("./cookie-prompt").then(use).then(
    () => true,
    () => false,
  );

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
    const run = () => void withPrompt(({ runCookiePrompt }) => runCookiePrompt(copy));
    if (!accepted) void moment.current.then(run);
    else if (TAG_MANAGER_ID && `${accepted}` !== NECESSARY) whenIdle(run, IDLE_TIMEOUT_MS);
  }, [copy, completed]);

  useEffect(() => {
    const accept = () => void withPrompt(({ acceptMedia }) => acceptMedia(copy));
    document.addEventListener(MEDIA_CONSENT_EVENT, accept);
    return () => document.removeEventListener(MEDIA_CONSENT_EVENT, accept);
  }, [copy]);

  return null;
}

/** A button that opens the cookie settings, where visitors can withdraw their consent. */
export function CookieSettingsButton({ className }: { className: string | undefined }) {
  const copy = useConsentCopy();
  const [hasFailed, setFailed] = useState(false);
  const open = async () =>
    setFailed(!(await withPrompt(({ openCookieSettings }) => openCookieSettings(copy))));
  return (
    <button type="button" className={className} onClick={open} aria-live="polite">
      {hasFailed ? STRINGS.cookieSettingsFailed : STRINGS.cookieSettings}
    </button>
  );
}
