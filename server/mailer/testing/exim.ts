import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { makeFolder } from "../../testing/fixture-site";
import { freePort } from "../../testing/free-port";
import { until } from "./wait";

/** Exim as Debian's packages exim4-daemon-light and exim4-daemon-heavy install it. */
const PROGRAM = "/usr/sbin/exim4";
const USER = "Debian-exim";

/** Why no real mail server can be started here; `null` when one can. */
export function whyNoExim(): string | null {
  if (!existsSync(PROGRAM)) return "exim4-daemon-light is not installed";
  return process.getuid?.() === 0 ? null : "only root can start exim4";
}

export type Exim = {
  url: string;
  /** The mails in the mailbox. */
  mails: () => Promise<Email[]>;
  /** The Message-IDs of the mails in the mailbox, which are not parsed. */
  messageIds: () => Promise<string[]>;
  /** Defers every recipient from now on, as greylisting does. */
  defer: () => Promise<void>;
  /** Accepts every recipient again. */
  accept: () => Promise<void>;
  close: () => Promise<void>;
};

/** Delivers mails for agency.example into one Maildir. The machine's own Exim is not touched. */
const configuration = (folder: string, port: number) => `
primary_hostname = mta.example
spool_directory = ${folder}/spool
log_file_path = ${folder}/%slog
pid_file_path = ${folder}/pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
domainlist local_domains = agency.example
deliver_drop_privilege = true
keep_environment =
tls_advertise_hosts =
host_lookup =
# The default leaves all messages of a connection but ten for later.
smtp_accept_queue_per_connection = 0
acl_smtp_rcpt = recipient
begin acl
recipient:
  defer message = Greylisted
        condition = \${if exists{${folder}/deferring}{yes}{no}}
  accept domains = +local_domains
  deny
begin routers
local:
  driver = accept
  transport = mailbox
begin transports
mailbox:
  driver = appendfile
  directory = ${folder}/mailbox
  maildir_format
  user = ${USER}
`;

/** Whether something listens on a port. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Starts a real mail server on a free port, if `whyNoExim` allows it. */
export async function startExim(): Promise<Exim> {
  const { folder, remove } = await makeFolder();
  const port = await freePort();
  const file = path.join(folder, "exim.conf");
  for (const name of ["spool", "mailbox/new"])
    await mkdir(path.join(folder, name), { recursive: true });
  execFileSync("chown", ["-R", USER, folder]);
  await writeFile(file, configuration(folder, port));
  const daemon = spawn(PROGRAM, ["-C", file, "-bdf"], { stdio: "ignore" });
  await until(() => isOpen(port));
  const mailbox = path.join(folder, "mailbox/new");
  const read = (name: string) => readFile(path.join(mailbox, name));
  const idsByFile = new Map<string, string>();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: async () => {
      const names = await readdir(mailbox);
      return Promise.all(names.map(async (name) => PostalMime.parse(await read(name))));
    },
    messageIds: async () => {
      for (const name of await readdir(mailbox)) {
        if (idsByFile.has(name)) continue;
        const [, id = ""] = /^Message-ID:\s*(\S+)/im.exec(String(await read(name))) ?? [];
        idsByFile.set(name, id);
      }
      return [...idsByFile.values()];
    },
    defer: () => writeFile(path.join(folder, "deferring"), ""),
    accept: () => rm(path.join(folder, "deferring")),
    close: async () => {
      daemon.kill();
      if (daemon.exitCode === null) await once(daemon, "exit");
      await remove();
    },
  };
}
