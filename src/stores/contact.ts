import { create } from "zustand";

type ContactState = { isOpen: boolean };

/** Whether the contact overlay is open. */
export const useContact = create<ContactState>(() => ({ isOpen: false }));

export const openContact = (): void => useContact.setState({ isOpen: true });
export const closeContact = (): void => useContact.setState({ isOpen: false });
