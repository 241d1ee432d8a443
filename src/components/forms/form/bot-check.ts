import { type RefObject, useCallback, useEffect, useRef } from "react";
import { BOT_CHECK_KEY, BOT_CHECK_VERSION, BOT_CHECK_WAIT_MS } from "../../../constants/forms";

/** @see https://developers.google.com/recaptcha/docs/v3 */
type Recaptcha = {
  ready: (go: () => void) => void;
  execute: (key: string, options: { action: string }) => PromiseLike<string>;
};

const SCRIPT = "https://www.google.com/recaptcha/api.js";
const BADGE = ".grecaptcha-badge";

/** Messages of errors, none of which keeps a form from being sent. Specification, section 8. */
export const BOT_CHECK_ERRORS = {
  key: "No key provided",
  version: "No version provided",
  load: "Failed to load script",
  execute: "Failed to execute",
} as const;

/** Logs a warning. @returns the empty token */
const warn = (error: string): string => {
  console.warn(error);
  return "";
};

const recaptcha = () => (window as { grecaptcha?: Recaptcha }).grecaptcha;

/**
 * `token` requests a token for an action, "" after an error; `remove` ends the use of the check.
 */
export type BotCheck = { token: (action: string) => Promise<string>; remove: () => void };

const NO_CHECK: BotCheck = { token: async () => "", remove: () => {} };

type Service = { script: HTMLScriptElement; ready: Promise<Recaptcha>; users: number };

/** Google's script, which the forms of a page share. The last of them removes it. */
let service: Service | null = null;

function load(key: string): Service {
  const script = document.createElement("script");
  script.src = `${SCRIPT}?render=${encodeURIComponent(key)}`;
  script.async = true;
  const ready = new Promise<Recaptcha>((resolve, reject) => {
    script.onerror = reject;
    script.onload = () => {
      const api = recaptcha();
      if (api) api.ready(() => resolve(api));
      else reject();
    };
  });
  ready.catch(() => warn(BOT_CHECK_ERRORS.load));
  document.head.append(script);
  return { script, ready, users: 0 };
}

function leave(sharedService: Service): void {
  sharedService.users--;
  if (sharedService.users > 0) return;
  sharedService.script.remove();
  document.querySelector(BADGE)?.parentElement?.remove();
  Reflect.deleteProperty(window, "grecaptcha");
  service = null;
}

const emptyTokenAfterTimeout = () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(""), BOT_CHECK_WAIT_MS));

/** Loads the bot check. Errors are logged and give an empty token, on which the mailer decides. */
export function startBotCheck(
  key: string = BOT_CHECK_KEY,
  version: string = BOT_CHECK_VERSION,
): BotCheck {
  if (!key || !version) {
    warn(key ? BOT_CHECK_ERRORS.version : BOT_CHECK_ERRORS.key);
    return NO_CHECK;
  }
  service ??= load(key);
  const sharedService = service;
  sharedService.users++;
  const execute = async (action: string) => {
    const api = await sharedService.ready.catch(() => null);
    if (!api) return "";
    try {
      return String((await api.execute(key, { action })) ?? "");
    } catch {
      return warn(BOT_CHECK_ERRORS.execute);
    }
  };
  return {
    token: (action) => Promise.race([execute(action), emptyTokenAfterTimeout()]),
    remove: () => leave(sharedService),
  };
}

/**
 * Loads the bot check when a form comes into view, and removes it with the form.
 * @returns requests a token for an action; "" without a check
 */
export function useBotCheck(
  form: RefObject<HTMLFormElement | null>,
): (action: string) => Promise<string> {
  const check = useRef<BotCheck | null>(null);
  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      check.current = startBotCheck();
    });
    observer.observe(form.current);
    return () => {
      observer.disconnect();
      check.current?.remove();
      check.current = null;
    };
  }, [form]);
  return useCallback(async (action) => (await check.current?.token(action)) ?? "", []);
}
