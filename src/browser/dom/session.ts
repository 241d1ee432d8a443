/** Keeps our keys in `history.state` apart from the router's. */
const PREFIX = "site:";

type HistoryState = Readonly<Record<string, unknown>> | null;

/**
 * What this document has written to the history: each entry has a state of its own, which another
 * one does not see.
 */
let written: HistoryState = null;

const inHistory = (key: string): string | null => {
  const value = { ...(history.state as HistoryState), ...written }[PREFIX + key];
  return typeof value === "string" ? value : null;
};

/**
 * Reads a value stored for this tab: from `sessionStorage` or, where that is blocked or full, from
 * the state of the history entry, which survives a reload, too. The only access to browser storage.
 * @returns null when there is none
 */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inHistory(key);
  } catch {
    return inHistory(key);
  }
}

/**
 * Reads a value stored as JSON.
 * @returns null when there is none, or it is malformed; another script may have written anything,
 * so check its shape
 */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? "null");
  } catch {
    return null;
  }
}

/** Whether a value is in the state of the history entry, because storage is blocked. */
export const isNotedInHistory = (key: string): boolean => inHistory(key) !== null;

/** Stores a value for this tab. @returns whether it survives a reload */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    const values = { ...written, [PREFIX + key]: value };
    const isWritten = writeHistory({ ...(history.state as HistoryState), ...values });
    if (isWritten) written = values;
    return isWritten;
  }
}

export function forgetSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing is stored there.
  }
  if (inHistory(key) === null) return;
  const without = ({ [PREFIX + key]: _forgotten, ...rest }: Record<string, unknown>) => rest;
  written = without({ ...written });
  writeHistory(without({ ...history.state }));
}

/**
 * Replaces the state of the current history entry. Browsers refuse states that are too large, and
 * too many in a short time.
 * @returns whether it was written
 */
export function writeHistory(state: Record<string, unknown>, address?: string): boolean {
  try {
    history.replaceState(state, "", address);
    return true;
  } catch {
    return false;
  }
}

/** Key of the current history entry. The router gives its own entries keys; others get one here. */
export function keyOfEntry(): string {
  const { key } = (history.state ?? {}) as { key?: unknown };
  if (typeof key === "string") return key;
  const given = `${Date.now()}-${history.length}`;
  writeHistory({ ...history.state, key: given });
  return given;
}
