import { create } from "zustand";

type ConsentState = {
  /** How often a visitor has asked for the settings of cookies. */
  asked: number;
};

export const useConsentRequests = create<ConsentState>(() => ({ asked: 0 }));

export const askForCookieSettings = (): void => useConsentRequests.setState(({ asked }) => ({ asked: asked + 1 }));
