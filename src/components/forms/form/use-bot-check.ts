import { type RefObject, useCallback, useEffect, useRef } from "react";
import { type BotCheck, startBotCheck } from "./bot-check";

/**
 * Loads the bot check when a form comes into view, and removes it with the form.
 * @returns requests a token for an action; empty when there is none
 */
export function useBotCheck(form: RefObject<HTMLFormElement | null>): (action: string) => Promise<string> {
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
