import type { SavedFiles } from "../cms";

/** SHA-256 of a file in hexadecimal, as the back end gives it; null where there is no file. */
export type Version = string | null;

async function versionOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const storageKey = (path: string): string => `editor.version:${path}`;

/**
 * The versions of files that this window has read or written, by path. A save names them, so that
 * the server can refuse to write over what was saved elsewhere meanwhile.
 */
export class Versions {
  private readonly versions = new Map<string, Version>();
  private readonly texts = new Map<string, string>();
  /** The entry whose form was opened last. */
  private opened = "";
  /** Undoes the last `resume`. */
  discard: () => void = () => {};

  /** Notes that the form of an entry is opened. */
  open(path: string, version: Version, text: string): void {
    this.opened = path;
    this.texts.set(path, text);
    this.set(path, version);
  }

  set(path: string, version: Version): void {
    this.versions.set(path, version);
  }

  get(path: string): Version | undefined {
    return this.versions.get(path);
  }

  /** The text of an entry as this window has read or written it last. */
  textOf(path: string): string {
    return this.texts.get(path) ?? "";
  }

  /** The versions over which a save may write, by path. */
  under({ dataFiles, assets }: SavedFiles, newEntry: boolean): Record<string, Version> {
    const texts = dataFiles.map(({ path }) => [path, newEntry ? null : this.get(path)]);
    const uploads = assets.map(({ path }) => [path, this.get(path) ?? null]);
    return Object.fromEntries([...texts, ...uploads]);
  }

  /** Notes the files that this window has written. */
  async save({ dataFiles, assets }: SavedFiles): Promise<void> {
    for (const { path, raw } of dataFiles) {
      this.texts.set(path, raw);
      this.set(path, await versionOf(new TextEncoder().encode(raw)));
    }
    for (const asset of assets) {
      const bytes = Uint8Array.from(atob(await asset.toBase64()), (byte) => byte.charCodeAt(0));
      this.set(asset.path, await versionOf(bytes));
    }
  }

  /**
   * Keeps the version of the open entry over a reload, as the CMS keeps what was typed: for this
   * window, and for another one once this is closed.
   */
  keep(): void {
    const version = this.get(this.opened);
    if (!version) return;
    for (const storage of [sessionStorage, localStorage])
      storage.setItem(storageKey(this.opened), version);
  }

  /** Goes back to the version from which the kept text of an entry began. */
  resume(path: string): void {
    const [key, stored] = [storageKey(path), this.get(path)];
    const version = sessionStorage.getItem(key) ?? localStorage.getItem(key);
    if (version) this.set(path, version);
    this.discard = () => stored !== undefined && this.set(path, stored);
  }
}
