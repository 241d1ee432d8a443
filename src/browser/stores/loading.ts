import { create } from "zustand";
import type { IntroState } from "../../constants/intro";

type LoadingState = {
  /** The page is visible: the intro has played, or there is none. */
  loaded: boolean;
  /** The intro has slid away. */
  completed: boolean;
  /** The current page has faded in. */
  transitioned: boolean;
};

/** Progress of intro and page transition. */
export const useLoading = create<LoadingState>(() => ({
  loaded: false,
  completed: false,
  transitioned: true,
}));

export const noteIntro = (state: IntroState | undefined): void =>
  useLoading.setState({
    loaded: state !== "playing",
    completed: state !== "playing" && state !== "leaving",
  });

export const noteTransition = (transitioned: boolean): void =>
  useLoading.setState({ transitioned });
