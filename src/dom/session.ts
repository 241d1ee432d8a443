/** Keeps our keys in `history.state` apart from the router's. */
const PREFIX = "site:";

type HistoryState = Readonly<Record<string, unknown>> | null;

const inHistory = (key: string): string | null => {
  const value = (history.state as HistoryState)?.[PREFIX + key];
  return typeof value === "string" ? value : null;
};

/**
 * What this tab has noted down: in `sessionStorage` or, where that is blocked or full, with the entry of its history, which
 * survives a reload, too. The only way to the storage of the browser.
 * @returns null when nothing was noted
 */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inHistory(key);
  } catch {
    return inHistory(key);
  }
}

/** Whether a note stands with the entry of the history, because the storage is blocked. */
export const isNotedInHistory = (key: string): boolean => inHistory(key) !== null;

/**
 * Notes something down for this tab.
 * @returns whether it survives a reload
 */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return writeHistory({ ...(history.state as HistoryState), [PREFIX + key]: value });
  }
}

export function forgetSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: then it is not there.
  }
  if (inHistory(key) === null) return;
  const { [PREFIX + key]: _forgotten, ...rest } = history.state as Record<string, unknown>;
  writeHistory(rest);
}

/**
 * Writes into the entry of the history that is shown. Browsers refuse states that are too large, and too many of them at once.
 * @param address what the entry's address becomes, by default what it is
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

/** The key of the entry of the history that is shown. The router gives keys to its own entries; others get one here. */
export function keyOfEntry(): string {
  const { key } = (history.state ?? {}) as { key?: unknown };
  if (typeof key === "string") return key;
  const given = `${Date.now()}-${history.length}`;
  writeHistory({ ...history.state, key: given });
  return given;
}
