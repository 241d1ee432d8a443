import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LoadOptions } from "../../../../plugins/gatsby-source-content/check";
import {
  type ChangedFile,
  formatProblem,
  inOrder,
  type Problem,
} from "../../../../plugins/gatsby-source-content/model";
import { loadSiteContent } from "../../../../src/content-rules/load-site-content";
import { articlesOverride } from "../../../gatsby-config/remote-blog";
import { isForeign } from "../preview-guard";

type Request = IncomingMessage & { body?: { params?: unknown; changed?: ChangedFile[] } };
type Response = { status: (code: number) => { json: (answer: object) => void } };
type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void;
/** What Gatsby passes on: an application of Express 4. */
export type ExpressApp = { use: (path: string, ...handlers: unknown[]) => void };

/** decap-server answers at this path below the one where it is mounted. */
const PATH = "/api/v1";
const MOUNT = "/admin";
export const CONTENT_API = `${MOUNT}${PATH}`;

/** As many bytes as decap-server takes. */
const LARGEST_REQUEST = "50mb";

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
const load = (root: string, changed?: LoadOptions["changed"]) =>
  loadSiteContent({ root, override: articlesOverride(), isPreview: true, changed });

const send =
  (find: (request: Request) => Promise<Problem[]>): Handler =>
  (request, response, next) =>
    void find(request).then((answer) => response.status(200).json(answer), next);

/**
 * Answers what stops a build of the content; for files that would change, what would do so only
 * then.
 */
const sendProblems = (root: string): Handler =>
  send(async ({ body: { changed } = {} }) => {
    const problems = async (sources?: LoadOptions["changed"]) =>
      inOrder((await load(root, sources)).problems);
    const more = async (files: readonly ChangedFile[]) => {
      const folder = mkdtempSync(path.join(tmpdir(), "changed-"));
      const sourceOf = ({ text, content }: ChangedFile, index: number) => {
        const bytes = content === undefined ? text : Buffer.from(content, "base64");
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
const sendAdvice = (root: string): Handler =>
  send(async () => {
    const { problems, warnings } = await load(root);
    return inOrder([...problems, ...warnings]);
  });

/**
 * Lets the editor of a preview read and write the content folder, and nothing else: decap-server
 * behind a guard, for pages of this preview on this machine.
 * @param app of the preview
 * @param directory absolute path of the content folder
 */
export async function serveContent(app: ExpressApp, directory: string): Promise<void> {
  const require = createRequire(path.resolve("package.json"));
  const ofServer = createRequire(require.resolve("decap-server/package.json"));
  const { registerLocalFs } = ofServer("./dist/middlewares.js");
  const express = ofServer("express");
  const router = express.Router();
  router.use(PATH, refuseOthers, express.json({ limit: LARGEST_REQUEST }), refuseHiddenFiles);
  router.post(`${PATH}/problems`, sendProblems(directory));
  router.post(`${PATH}/advice`, sendAdvice(directory));
  // decap-server takes the folder from the environment.
  process.env.GIT_REPO_DIRECTORY = directory;
  await registerLocalFs(router, { logLevel: "error" });
  app.use(MOUNT, router);
}
