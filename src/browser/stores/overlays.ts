import { create } from "zustand";

/** Whether the burger menu is open. The browser opens and closes it, and the menu reports it. */
export const useMenu = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const reportMenu = (isOpen: boolean): void => useMenu.setState({ isOpen });

/** Whether the cookie settings are open. The library that draws them reports it. */
export const useCookieSettings = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const reportCookieSettings = (isOpen: boolean): void =>
  useCookieSettings.setState({ isOpen });

type ContactState = {
  isOpen: boolean;
  /** The element that gets the focus back on closing. */
  opener: HTMLElement | null;
};

/** Whether the contact overlay is open. */
export const useContact = create<ContactState>(() => ({ isOpen: false, opener: null }));

export const openContact = (opener: HTMLElement | null): void =>
  useContact.setState({ isOpen: true, opener });

export const closeContact = (): void => useContact.setState({ isOpen: false });
