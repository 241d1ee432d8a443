import { create } from "zustand";

/** Whether the cookie settings are open. The library that draws them reports it. */
export const useCookieSettings = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const noteCookieSettings = (isOpen: boolean): void => useCookieSettings.setState({ isOpen });
