// Values stored for the tab: in `sessionStorage` or, where that is blocked or full, in the state of
// the history entry, which survives a reload, too. Nothing else in the site uses browser storage,
// except for cookies.

/** Keeps these keys in `history.state` apart from the router's. */
const PREFIX = "site:";

type HistoryState = Readonly<Record<string, unknown>> | null;

/** Values that this document has stored in an entry's state: the other entries lack them. */
let written: HistoryState = null;

const readHistory = (key: string): string | null => {
  const value = { ...(history.state as HistoryState), ...written }[PREFIX + key];
  return typeof value === "string" ? value : null;
};

/** Reads a stored value. @returns null for none */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? readHistory(key);
  } catch {
    return readHistory(key);
  }
}

/**
 * Reads a value stored as JSON. Check its shape: another script may have written anything.
 * @returns null for none, and for malformed JSON
 */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? "null");
  } catch {
    return null;
  }
}

/** Whether a value is in the state of the history entry, because storage is blocked or full. */
export const isStoredInHistory = (key: string): boolean => readHistory(key) !== null;

/** Stores a value. @returns whether it survives a reload */
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

export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing is stored there.
  }
  if (readHistory(key) === null) return;
  const without = ({ [PREFIX + key]: _removed, ...rest }: Record<string, unknown>) => rest;
  written = without({ ...written });
  writeHistory(without({ ...history.state }));
}

/**
 * Replaces the state of the current history entry, and its address, if one is given.
 * @returns whether it was written: browsers refuse states that are too large, and too many in a
 * short time
 */
export function writeHistory(state: Record<string, unknown>, address?: string): boolean {
  try {
    history.replaceState(state, "", address);
    return true;
  } catch {
    return false;
  }
}

/** Key of the current history entry. Entries that the router did not make get one here. */
export function keyOfEntry(): string {
  const { key } = (history.state ?? {}) as { key?: unknown };
  if (typeof key === "string") return key;
  const newKey = `${Date.now()}-${history.length}`;
  writeHistory({ ...history.state, key: newKey });
  return newKey;
}
