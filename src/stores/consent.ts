import { create } from "zustand";

type ConsentState = {
  /** How often the cookie settings were requested. */
  asked: number;
};

export const useConsentRequests = create<ConsentState>(() => ({ asked: 0 }));

export const askForCookieSettings = (): void => useConsentRequests.setState(({ asked }) => ({ asked: asked + 1 }));
