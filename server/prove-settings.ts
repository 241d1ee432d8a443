import { once } from "node:events";
import { mkdir, mkdtemp, rmdir, stat } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { errorCode } from "../lib/error-code";
import type { Settings } from "./environment";
import { proveSecret } from "./mailer/bot-check/recaptcha";
import type { Events } from "./mailer/events";
import { OUTAGES } from "./mailer/outbox/mail-folder";
import { proveMailServer } from "./mailer/outbox/send";

/** How long a scanner may take to accept a connection, in ms. */
const CONNECT_MS = 5_000;

/** The longest path of a Unix socket, in bytes: unix(7). */
const MAX_SOCKET_PATH_BYTES = 107;

/**
 * Proves what no text can: that the outbox can be written to, and that the scanner's socket is one.
 * What only waits for a disk or another program to be there is no problem.
 * @returns a sentence for each problem, with its fix
 */
export async function settingProblems(settings: Settings): Promise<string[]> {
  const problems = await Promise.all([outboxProblem(settings), socketProblem(settings)]);
  return problems.filter((problem) => problem !== null);
}

async function outboxProblem(settings: Settings): Promise<string | null> {
  const { OUTBOX_DIR, QUEUE_URL, SITE_DIR } = settings;
  if (QUEUE_URL !== null) return null;
  if (SITE_DIR !== null && `${OUTBOX_DIR}/`.startsWith(`${SITE_DIR}/`))
    return `OUTBOX_DIR must be outside of SITE_DIR, which everybody may read, is "${OUTBOX_DIR}". Fix: Set another folder.`;
  try {
    await mkdir(OUTBOX_DIR, { recursive: true, mode: 0o700 });
    await rmdir(await mkdtemp(path.join(OUTBOX_DIR, ".proof-")));
    return null;
  } catch (error) {
    const code = errorCode(error) ?? "unknown";
    if (OUTAGES.includes(code) && code !== "EROFS") return null;
    return `OUTBOX_DIR must be a folder that the server may write to, is "${OUTBOX_DIR}" (${code}). Fix: Give it to the server's user, set another one, or set QUEUE_URL.`;
  }
}

async function socketProblem({ CLAMD_SOCKET }: Settings): Promise<string | null> {
  if (CLAMD_SOCKET === null) return null;
  const isTooLong = Buffer.byteLength(CLAMD_SOCKET) > MAX_SOCKET_PATH_BYTES;
  const stats = await stat(CLAMD_SOCKET).catch(() => null);
  if (!isTooLong && (stats === null || stats.isSocket())) return null;
  return `CLAMD_SOCKET must be a socket's path of at most ${MAX_SOCKET_PATH_BYTES} bytes, is "${CLAMD_SOCKET}". Fix: Set LocalSocket of clamd.conf, or leave it out.`;
}

/** Reports programs that settings name and that do not answer yet, or refuse the password. */
export async function reportUnproven(settings: Settings, events: Events): Promise<void> {
  const { SMTP_URL, CLAMD_SOCKET, RECAPTCHA_SECRET: secret } = settings;
  const verifyUrl = settings.RECAPTCHA_VERIFY_URL;
  const report = (setting: string) => (error: unknown) => {
    const { responseCode } = Object(error) as { responseCode?: number };
    const code = errorCode(error) ?? "unknown";
    events.report("unproven", { setting, code, smtpStatus: responseCode });
  };
  await Promise.all([
    SMTP_URL && proveMailServer(SMTP_URL).catch(report("SMTP_URL")),
    CLAMD_SOCKET && proveSocket(CLAMD_SOCKET).catch(report("CLAMD_SOCKET")),
    secret && proveSecret({ secret, verifyUrl }).catch(report("RECAPTCHA_SECRET")),
  ]);
}

async function proveSocket(path: string): Promise<void> {
  const socket = net.connect(path);
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(CONNECT_MS) });
  } finally {
    socket.destroy();
  }
}
