import { create } from "zustand";

type MenuState = { isOpen: boolean };

/** Whether the burger menu is open. The browser opens and closes it; this follows. */
export const useMenu = create<MenuState>(() => ({ isOpen: false }));

export const noteMenu = (isOpen: boolean): void => useMenu.setState({ isOpen });
