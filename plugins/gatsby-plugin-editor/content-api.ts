import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
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
type Request = IncomingMessage & { body?: { params?: unknown; changed?: ChangedFile[] } };
type Response = { status: (code: number) => { json: (answer: object) => void } };
type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void;

/** decap-server answers at this path below the one where it is mounted. */
const PATH = "/api/v1";
const MOUNT = "/admin";
export const CONTENT_API = `${MOUNT}${PATH}`;

/** As many bytes as decap-server takes. */
const MAX_REQUEST = "50mb";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** `git~1` is what Windows calls `.git`, too. */
const HIDDEN = /(?:^|[\\/])(?:\.|git~\d)/i;

/** The paths that a request names, wherever it does. */
function pathsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return /path|folder/i.test(name) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, Array.isArray(value) ? name : key),
  );
}

/**
 * The preview itself answers its own pages only; this part of it answers no other machine, either.
 */
const refuseOthers: Handler = (request, response, next) => {
  if (LOOPBACK.test(request.socket.remoteAddress ?? "") && !isForeign(request)) next();
  else response.status(403).json({ error: "The editor works on this machine only, at localhost" });
};

/** No hidden file is content, and Git would run what `.git/config` says. */
const refuseHiddenFiles: Handler = ({ body }, response, next) => {
  const hidden = pathsIn(body?.params).find((file) => HIDDEN.test(file));
  if (hidden === undefined) next();
  else response.status(422).json({ error: `"${hidden}" names a hidden file or folder` });
};

/** The content as a preview sees it. */
const load = (content: SourceContentOptions, changed?: LoadOptions["changed"]) =>
  loadContent({ ...loadOptions(content, true), changed });

const send =
  (find: (request: Request) => Promise<Problem[]>): Handler =>
  (request, response, next) =>
    void find(request).then((answer) => response.status(200).json(answer), next);

/**
 * Answers what stops a build of the content; for files that would change, what would do so only
 * then.
 */
const sendProblems = (content: SourceContentOptions): Handler =>
  send(async ({ body: { changed } = {} }) => {
    const problems = async (sources?: LoadOptions["changed"]) =>
      sortProblems((await load(content, sources)).problems);
    const more = async (files: readonly ChangedFile[]) => {
      const folder = mkdtempSync(path.join(tmpdir(), "changed-"));
      const sourceOf = ({ text, content: file }: ChangedFile, index: number) => {
        const bytes = file === undefined ? text : Buffer.from(file, "base64");
        if (bytes === undefined) return undefined;
        const source = path.join(folder, String(index));
        writeFileSync(source, bytes);
        return source;
      };
      const sources = new Map(files.map((one, index) => [one.file, sourceOf(one, index)]));
      const found = await problems(sources).finally(() => rmSync(folder, { recursive: true }));
      const known = new Set(
        (found.length > 0 ? await problems() : []).map((problem) => formatProblem(problem)),
      );
      return found.filter((problem) => !known.has(formatProblem(problem)));
    };
    return changed ? more(changed) : problems();
  });

/** Answers all that the check says, what stops nothing as well. */
const sendAdvice = (content: SourceContentOptions): Handler =>
  send(async () => {
    const { problems, warnings } = await load(content);
    return sortProblems([...problems, ...warnings]);
  });

/**
 * Lets the editor of a preview read and write the content folder, and nothing else: decap-server
 * behind a guard, for pages of this preview on this machine.
 * @param app of the preview
 * @param content how the content folder is read and checked
 */
export async function serveContent(app: ExpressApp, content: SourceContentOptions): Promise<void> {
  const require = createRequire(path.resolve("package.json"));
  const ofServer = createRequire(require.resolve("decap-server/package.json"));
  const { registerLocalFs } = ofServer("./dist/middlewares.js");
  const express = ofServer("express");
  const router = express.Router();
  router.use(PATH, refuseOthers, express.json({ limit: MAX_REQUEST }), refuseHiddenFiles);
  router.post(`${PATH}/problems`, sendProblems(content));
  router.post(`${PATH}/advice`, sendAdvice(content));
  // decap-server takes the folder from the environment.
  process.env.GIT_REPO_DIRECTORY = path.resolve(content.path);
  await registerLocalFs(router, { logLevel: "error" });
  app.use(MOUNT, router);
}
