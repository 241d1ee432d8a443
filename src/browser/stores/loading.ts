import { create } from "zustand";
import type { IntroState } from "../../constants/intro";

type LoadingState = {
  /** Whether the page is visible: the intro has played, or there is none. */
  loaded: boolean;
  /** Whether the intro has slid away. */
  completed: boolean;
  /** Whether the current page has faded in. */
  transitioned: boolean;
};

/** State of the intro and of the page transition. */
export const useLoading = create<LoadingState>(() => ({
  loaded: false,
  completed: false,
  transitioned: true,
}));

export const setIntroState = (state: IntroState | undefined): void =>
  useLoading.setState({
    loaded: state !== "playing",
    completed: state !== "playing" && state !== "leaving",
  });

export const setTransitioned = (transitioned: boolean): void =>
  useLoading.setState({ transitioned });
