import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

type Fingerprint = { size: number; mtimeMs: number };
type Stored<Value> = Record<string, { fingerprint: string; value: Value }>;

const fingerprintOf = ({ size, mtimeMs }: Fingerprint) => `${size} ${mtimeMs}`;

/** Remembers, between runs too, what was found out about files, as long as size and time of a file stay the same. */
export class FileCache<Value> {
  private readonly file: string;
  private known: Stored<Value> | null = null;
  private changed = false;

  /** @param name of the file below `node_modules/.cache/` that holds it */
  constructor(name: string) {
    this.file = path.resolve("node_modules", ".cache", `${name}.json`);
  }

  private load(): Stored<Value> {
    try {
      this.known ??= JSON.parse(readFileSync(this.file, "utf8")) as Stored<Value>;
    } catch {
      this.known = {};
    }
    return this.known;
  }

  /** The remembered value of a file of that size and time, or what `find` finds out. */
  async get(absolute: string, stats: Fingerprint, find: () => Promise<Value>): Promise<Value> {
    const fingerprint = fingerprintOf(stats);
    const hit = this.load()[absolute];
    return hit?.fingerprint === fingerprint ? hit.value : this.keep(absolute, fingerprint, await find());
  }

  private keep(absolute: string, fingerprint: string, value: Value): Value {
    this.load()[absolute] = { fingerprint, value };
    this.changed = true;
    return value;
  }

  /** Writes what is known of files that still exist; a cache that cannot be written is no fault. */
  save(): void {
    if (!this.changed) return;
    try {
      const present = Object.fromEntries(Object.entries(this.load()).filter(([file]) => existsSync(file)));
      mkdirSync(path.dirname(this.file), { recursive: true });
      const temporary = `${this.file}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(present));
      renameSync(temporary, this.file);
      this.changed = false;
    } catch {
      // The next run finds out again.
    }
  }
}
