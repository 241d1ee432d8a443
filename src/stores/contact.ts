import { create } from "zustand";

type ContactState = {
  isOpen: boolean;
  /** Gets the focus back on closing. */
  opener: HTMLElement | null;
};

/** Whether the contact overlay is open. */
export const useContact = create<ContactState>(() => ({ isOpen: false, opener: null }));

export const openContact = (opener: HTMLElement | null): void => useContact.setState({ isOpen: true, opener });

export const closeContact = (): void => useContact.setState({ isOpen: false });
