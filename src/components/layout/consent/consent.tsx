import { useEffect, useRef, useState } from "react";
import { onFirstUserInput } from "../../../browser/dom/on-first-user-input";
import { whenIdle } from "../../../browser/dom/when-idle";
import { useSiteContent } from "../../../browser/hooks/use-site-content";
import { acceptedCategories, readCookies } from "../../../browser/stores/accepted-categories";
import { useLoading } from "../../../browser/stores/loading";
import { CONSENT_DELAY_MS, MEDIA_CONSENT_EVENT, NECESSARY } from "../../../constants/consent";
import { STRINGS } from "../../../constants/strings";

/** Longest wait for an idle browser before what is accepted runs. */
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

/** Asks for consent on the first visit, and does on later ones what is accepted. */
export function Consent() {
  const content = useSiteContent();
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
    const run = () => void withPrompt(({ runCookiePrompt }) => runCookiePrompt(content));
    if (!accepted) void moment.current.then(run);
    else if (`${accepted}` !== NECESSARY) whenIdle(run, IDLE_TIMEOUT_MS);
  }, [content, completed]);

  useEffect(() => {
    const accept = () => void withPrompt(({ acceptMedia }) => acceptMedia(content));
    document.addEventListener(MEDIA_CONSENT_EVENT, accept);
    return () => document.removeEventListener(MEDIA_CONSENT_EVENT, accept);
  }, [content]);

  return null;
}

/** A button that opens the cookie settings, where visitors can withdraw their consent. */
export function CookieSettingsButton({ className }: { className: string | undefined }) {
  const content = useSiteContent();
  const [hasFailed, setFailed] = useState(false);
  const open = async () =>
    setFailed(!(await withPrompt(({ openCookieSettings }) => openCookieSettings(content))));
  return (
    <button type="button" className={className} onClick={open} aria-live="polite">
      {hasFailed ? STRINGS.cookieSettingsFailed : STRINGS.cookieSettings}
    </button>
  );
}
