import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { finished } from "node:stream";
import { isForeign } from "../../lib/foreign-request";
import { type LoadOptions, loadContent } from "../gatsby-source-content/check";
import {
  type ChangedFile,
  formatProblem,
  type Problem,
  sortProblems,
} from "../gatsby-source-content/model";
import { loadOptions, type SourceContentOptions } from "../gatsby-source-content/options";

/** The application of Express 4 that Gatsby passes on. */
type ExpressApp = { use: (path: string, ...handlers: unknown[]) => void };
/** A save, with the SHA-256 of each file that it may write over; null where there may be none. */
type Save = {
  dataFiles?: { path: string }[];
  assets?: { path: string }[];
  options?: { versions?: Record<string, string | null> };
};
type Request = IncomingMessage & {
  body?: { action?: string; params?: Save; changed?: ChangedFile[] };
};
type Response = ServerResponse & { status: (code: number) => { json: (answer: object) => void } };
type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void;

/** decap-server answers at this path below the one where it is mounted. */
const PATH = "/api/v1";
const MOUNT = "/admin";
export const CONTENT_API = `${MOUNT}${PATH}`;

/** Lists the addresses to which links may lead, as `LinkTarget[]`. A built site has it as a file. */
export const LINK_TARGETS = "link-targets.json";

/** The limit of decap-server. */
const MAX_REQUEST = "50mb";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Paths with a hidden file or folder. `git~1` is another name of `.git` on Windows. */
const HIDDEN = /(?:^|[\\/])(?:\.|git~\d)/i;

/** The paths that a request names, at any depth. */
function pathsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return /path|folder/i.test(name) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, Array.isArray(value) ? name : key),
  );
}

/** Refuses requests of other machines, and of pages that are not the preview's. */
const refuseOthers: Handler = (request, response, next) => {
  if (LOOPBACK.test(request.socket.remoteAddress ?? "") && !isForeign(request)) next();
  else response.status(403).json({ error: "The editor works on this machine only, at localhost" });
};

/** Refuses paths of hidden files: they are not content, and Git runs commands of `.git/config`. */
const refuseHiddenFiles: Handler = ({ body }, response, next) => {
  const hiddenPath = pathsIn(body?.params).find((file) => HIDDEN.test(file));
  if (hiddenPath === undefined) next();
  else response.status(422).json({ error: `"${hiddenPath}" names a hidden file or folder` });
};

/** SHA-256 of a file; null where there is none. */
function versionOf(file: string): string | null {
  try {
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  } catch {
    return null;
  }
}

/** The files that a save would write over another version than it names, or bring back. */
function filesSavedElsewhere(root: string, { dataFiles = [], assets = [], options }: Save) {
  const { versions = {} } = options ?? {};
  const isOther = (file: string, version = versionOf(path.join(root, file))) =>
    versions[file] !== undefined && versions[file] !== version;
  const isOtherUpload = (file: string) => isOther(file) && versionOf(path.join(root, file));
  return [
    ...dataFiles.map((file) => file.path).filter((file) => isOther(file)),
    ...assets.map((file) => file.path).filter(isOtherUpload),
  ];
}

/**
 * Lets one save run at a time, so that nothing is written between its comparison and its end, and
 * refuses it where a file was saved elsewhere since its form was opened.
 */
function saveInTurn(root: string): Handler {
  let last = Promise.resolve();
  const save: Handler = ({ body }, response, next) => {
    const files = filesSavedElsewhere(root, body?.params ?? {});
    if (files.length === 0) next();
    else response.status(409).json({ error: `Saved elsewhere meanwhile: ${files.join(", ")}` });
  };
  return (request, response, next) => {
    if (request.body?.action !== "persistEntry") return next();
    const turn = () =>
      new Promise<void>((done) => {
        finished(response, () => done());
        save(request, response, next);
      });
    last = last.then(turn).catch(next);
  };
}

/** Reads and checks the content as a preview does. */
const load = (content: SourceContentOptions, changed?: LoadOptions["changed"]) =>
  loadContent({ ...loadOptions(content, true), changed });

const answerWith =
  (find: (request: Request) => Promise<readonly object[]>): Handler =>
  (request, response, next) =>
    void find(request).then((answer) => response.status(200).json(answer), next);

async function findProblems(
  content: SourceContentOptions,
  changed?: LoadOptions["changed"],
): Promise<Problem[]> {
  return sortProblems((await load(content, changed)).problems);
}

/**
 * Writes changed files to a folder, from where the check reads them.
 * @returns their paths there by name; undefined for files that would be deleted
 */
function writeChangedFiles(
  files: readonly ChangedFile[],
  folder: string,
): Map<string, string | undefined> {
  const write = ({ text, content }: ChangedFile, index: number): string | undefined => {
    const bytes = content === undefined ? text : Buffer.from(content, "base64");
    if (bytes === undefined) return undefined;
    const source = path.join(folder, String(index));
    writeFileSync(source, bytes);
    return source;
  };
  return new Map(files.map((changed, index) => [changed.file, write(changed, index)]));
}

/** Finds the problems that a change of files would add. */
async function findAddedProblems(
  content: SourceContentOptions,
  files: readonly ChangedFile[],
): Promise<Problem[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "changed-"));
  const problems = await findProblems(content, writeChangedFiles(files, folder)).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  if (problems.length === 0) return [];
  const present = await findProblems(content);
  const presentLines = new Set(present.map((problem) => formatProblem(problem)));
  return problems.filter((problem) => !presentLines.has(formatProblem(problem)));
}

/** Answers the problems that stop a build; for `changed` files those that the change would add. */
const sendProblems = (content: SourceContentOptions): Handler =>
  answerWith(({ body: { changed } = {} }) =>
    changed ? findAddedProblems(content, changed) : findProblems(content),
  );

/** Answers all problems and warnings. */
const sendAdvice = (content: SourceContentOptions): Handler =>
  answerWith(async () => {
    const { problems, warnings } = await load(content);
    return sortProblems([...problems, ...warnings]);
  });

const sendLinkTargets = (content: SourceContentOptions): Handler =>
  answerWith(async () => (await load(content)).linkTargets);

/**
 * Lets the editor of a preview read and write the content folder, and nothing else: decap-server
 * behind a guard, for pages of this preview on this machine.
 * @param app of the preview
 * @param content how the content folder is read and checked
 */
export async function serveContent(app: ExpressApp, content: SourceContentOptions): Promise<void> {
  const require = createRequire(path.resolve("package.json"));
  const requireOfServer = createRequire(require.resolve("decap-server/package.json"));
  const { registerLocalFs } = requireOfServer("./dist/middlewares.js");
  const express = requireOfServer("express");
  const router = express.Router();
  router.use(PATH, refuseOthers, express.json({ limit: MAX_REQUEST }), refuseHiddenFiles);
  router.get(`/${LINK_TARGETS}`, refuseOthers, sendLinkTargets(content));
  router.post(`${PATH}/problems`, sendProblems(content));
  router.post(`${PATH}/advice`, sendAdvice(content));
  router.post(PATH, saveInTurn(path.resolve(content.path)));
  // decap-server takes the folder from the environment.
  process.env.GIT_REPO_DIRECTORY = path.resolve(content.path);
  await registerLocalFs(router, { logLevel: "error" });
  app.use(MOUNT, router);
}
