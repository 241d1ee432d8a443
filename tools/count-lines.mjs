#!/usr/bin/env node
// node tools/count-lines.mjs [--table] [--lower]: counts lines by room and fails above the limits of line-limits.json, as part
// of `npm run lint`. --table prints the counts; --lower lowers the limits to them, and never raises one.
//
// Lines of tracked files are counted as `wc -l` does. Tests are named `.test.` or `.spec.`; what only tests use is support.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const LIMITS_FILE = "tools/line-limits.json";
const MAX_FILE_LINES = 250;
/** Above it, files should be split; below it, they were split for the sake of the figure. */
const MEAN_FILE_LINES = { least: 45, most: 60 };
const MAX_ENTRIES = 30;
const UNLIMITED_FOLDER = /^content\b|^docs\/decisions$|\/(?:snapshots|golden)\b/;
/** The columns of the limits. */
const KINDS = ["code", "tests", "support", "styles"];
const SUM = "sum";
const ROOM_WIDTH = 24;
const COLUMN_WIDTH = 9;

const SUPPORT =
  /(?:^|\/)testing\/|^e2e\/(?:support|screenshots)\/|^server\/mailer\/durability\/|^tools\/jest\/|^(?:jest|playwright)\.config\./;

/** @typedef {{ path: string, lines: number, room: string, kind: string }} Source */
/** @typedef {Record<string, number[]>} Rooms lines by room, in the order of `KINDS` */

/** @param {string} path @returns {string | null} `null` for what is neither a script nor a style sheet */
function kindOf(path) {
  if (path.endsWith(".scss")) return "styles";
  if (!/\.(?:tsx?|mjs|cjs|jsx?)$/.test(path)) return null;
  if (/\.(?:test|spec)\./.test(path)) return "tests";
  return SUPPORT.test(path) ? "support" : "code";
}

/** @param {string} path */
const roomOf = (path) => /^(?:src\/build\/|src\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? "(root)";

/** @param {readonly string[]} paths @returns {Source[]} */
const sourcesOf = (paths) =>
  paths.flatMap((path) => {
    const kind = kindOf(path);
    const lines = kind ? readFileSync(path, "utf8").split("\n").length - 1 : 0;
    return kind ? [{ path, kind, room: roomOf(path), lines }] : [];
  });

/** @param {readonly Source[]} sources @returns {Rooms} */
function count(sources) {
  /** @type {Rooms} */
  const rooms = { [SUM]: KINDS.map(() => 0) };
  for (const { room, kind, lines } of sources)
    for (const name of [SUM, room]) {
      const row = rooms[name] ?? KINDS.map(() => 0);
      rooms[name] = row.map((value, column) => (KINDS[column] === kind ? value + lines : value));
    }
  return rooms;
}

/** @param {Rooms} rooms @param {Rooms} limits */
const tooMany = (rooms, limits) =>
  Object.entries(rooms).flatMap(([room, row]) =>
    row.flatMap((lines, column) => {
      const limit = limits[room]?.[column] ?? 0;
      return lines > limit
        ? [
            `${room}: ${lines} lines of ${KINDS[column]}, ${lines - limit} above the limit. Fix: delete as many there, or raise the limit in ${LIMITS_FILE} with a line in CHANGELOG.md that says what it buys`,
          ]
        : [];
    }),
  );

/** @param {readonly Source[]} sources */
function badLengths(sources) {
  const { least, most } = MEAN_FILE_LINES;
  const code = sources.filter(({ kind }) => kind === "code");
  const mean = code.reduce((total, { lines }) => total + lines, 0) / code.length;
  return [
    ...sources
      .filter(({ lines }) => lines > MAX_FILE_LINES)
      .map(({ path, lines }) => `${path}: ${lines} lines; a file may have ${MAX_FILE_LINES}. Fix: split it by subject`),
    ...(mean < least || mean > most
      ? [`A file of code has ${mean.toFixed(1)} lines on average; ${least} to ${most} are allowed`]
      : []),
  ];
}

/** Not counting hidden entries. @param {readonly string[]} paths */
function fullFolders(paths) {
  /** @type {Map<string, Set<string>>} */
  const entries = new Map();
  for (const path of paths)
    for (let entry = path, folder = dirname(path); entry !== "."; entry = folder, folder = dirname(folder))
      if (!basename(entry).startsWith(".")) entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
  return [...entries]
    .filter(([folder, { size }]) => size > MAX_ENTRIES && !UNLIMITED_FOLDER.test(folder))
    .map(([folder, { size }]) => `${folder}: ${size} entries; a folder may have ${MAX_ENTRIES}. Fix: group them`);
}

/** @param {Rooms} rooms @param {Rooms} limits @returns {Rooms} without the rooms that are gone */
const lowered = (rooms, limits) =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([room, row]) =>
      rooms[room] ? [[room, row.map((limit, column) => Math.min(limit, rooms[room]?.[column] ?? 0))]] : [],
    ),
  );

const paths = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  .split("\0")
  .filter((path) => path && existsSync(path));
const sources = sourcesOf(paths);
const rooms = count(sources);
/** @type {{ rooms: Rooms }} */
const limits = JSON.parse(readFileSync(LIMITS_FILE, "utf8"));

const isAsked = (/** @type {string} */ option) => process.argv.includes(option);
if (isAsked("--table"))
  for (const [room, row] of Object.entries({ "": KINDS, ...rooms }))
    console.log(room.padEnd(ROOM_WIDTH) + row.map((value) => String(value).padStart(COLUMN_WIDTH)).join(""));
if (isAsked("--lower")) {
  limits.rooms = lowered(rooms, limits.rooms);
  // A row a line, as biome formats it.
  const text = JSON.stringify(limits, null, 2).replace(/\[[^\]]*\]/g, (row) =>
    row.replace(/\s+/g, " ").replace(/(?<=\[) | (?=\])/g, ""),
  );
  writeFileSync(LIMITS_FILE, `${text}\n`);
}
const problems = [...tooMany(rooms, limits.rooms), ...badLengths(sources), ...fullFolders(paths)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
