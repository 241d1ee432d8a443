import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../../testing/fixture-site";
import { freePort } from "../../testing/free-port";

/** PostgreSQL as Debian's package postgresql installs it, in the newest version. */
const POSTGRES = "/usr/lib/postgresql";
const [version = "none"] = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort().reverse() : [];
const postgres = (name: string) => path.join(POSTGRES, version, "bin", name);

const PROGRAMS = {
  Redis: {
    packageName: "redis-server",
    file: "/usr/bin/redis-server",
    // As docs/forms-and-mail.md asks for.
    options: "--bind 127.0.0.1 --port PORT --dir FOLDER --appendonly yes --appendfsync always",
    prepare: () => undefined,
    url: "redis://127.0.0.1:PORT",
  },
  PostgreSQL: {
    packageName: "postgresql",
    file: postgres("postgres"),
    options: "-h 127.0.0.1 -p PORT -k FOLDER -D FOLDER/data",
    prepare: (folder: string, owner: object) => {
      const options = ["-D", `${folder}/data`, "-U", "citrin", "-A", "trust", "--no-sync"];
      execFileSync(postgres("initdb"), options, { stdio: "ignore", cwd: folder, ...owner });
    },
    url: "postgres://citrin@127.0.0.1:PORT/postgres",
  },
} as const;

type Name = keyof typeof PROGRAMS;

export type QueueServer = Awaited<ReturnType<typeof openQueueServer>>;

/** The servers that `QUEUE_URL` may name; `whyNot` says why one cannot be started here. */
export const QUEUE_SERVERS = (["Redis", "PostgreSQL"] as const).map((name) => {
  const { file, packageName } = PROGRAMS[name];
  const whyNot = existsSync(file) ? null : `${packageName} is not installed`;
  return { name, whyNot, open: () => openQueueServer(name) };
});

/** Starts Redis or PostgreSQL on a free port, with a folder of its own. */
export async function openQueueServer(name: Name) {
  const { file, options, prepare, url } = PROGRAMS[name];
  const { folder, remove } = await makeFolder();
  // PostgreSQL refuses to run as root.
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"]));
  const owner =
    name === "PostgreSQL" && process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  if ("uid" in owner) execFileSync("chown", [String(owner.uid), folder]);
  prepare(folder, owner);
  const port = String(await freePort());
  let running: ChildProcess;
  const start = async () => {
    const args = options.replace("PORT", port).replaceAll("FOLDER", folder).split(" ");
    const child = spawn(file, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"], ...owner });
    running = child;
    await new Promise<void>((resolve, reject) => {
      const checkReady = (output: Buffer) => {
        if (/ready to accept connections/i.test(String(output))) resolve();
      };
      child.stdout.on("data", checkReady);
      child.stderr.on("data", checkReady);
      child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    });
  };
  /** Ends it as a crash does. After this signal no process of PostgreSQL is left. */
  const kill = async () => {
    const isRunning = running.exitCode === null && running.signalCode === null;
    if (isRunning && running.kill("SIGQUIT")) await once(running, "exit");
  };
  await start();
  return { url: url.replace("PORT", port), start, kill, close: () => kill().then(remove) };
}
