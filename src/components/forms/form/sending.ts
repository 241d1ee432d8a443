import { create } from "zustand";
import type { FormName } from "../../../form-contract/form-ids";

/** Where a message is on its way. */
export type Sending =
  | { phase: "idle" }
  | { phase: "sending"; percent: number | null }
  | { phase: "sent" }
  /** Locked for a while after the network has failed. */
  | { phase: "failed"; message: string; isLocked: boolean };

const IDLE: Sending = { phase: "idle" };

type Sendings = {
  /** By form: a message goes on when its form is closed, and whoever opens that again sees how it stands. */
  sendings: Partial<Record<FormName, Sending>>;
  /** The forms on the page; one that is there twice stands twice. */
  shown: readonly FormName[];
};

const useSendings = create<Sendings>(() => ({ sendings: {}, shown: [] }));

const { getState, setState } = useSendings;

export const sendingOf = (name: FormName): Sending => getState().sendings[name] ?? IDLE;

export const setSending = (name: FormName, sending: Sending): void =>
  setState(({ sendings }) => ({ sendings: { ...sendings, [name]: sending } }));

export const useSendingOf = (name: FormName): Sending => useSendings(({ sendings }) => sendings[name] ?? IDLE);

/** Notes that a form is on the page, until what is returned is called. */
export function showForm(name: FormName): () => void {
  setState(({ shown }) => ({ shown: [...shown, name] }));
  return () =>
    setState(({ shown }) => {
      const at = shown.indexOf(name);
      return { shown: shown.filter((_, index) => index !== at) };
    });
}

/** Ends of messages whose forms are gone. */
export const useOrphans = (): [FormName, Sending][] => {
  const { sendings, shown } = useSendings();
  return (Object.entries(sendings) as [FormName, Sending][]).filter(
    ([name, { phase }]) => !shown.includes(name) && (phase === "sent" || phase === "failed"),
  );
};
