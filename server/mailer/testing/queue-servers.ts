import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Redis } from "ioredis";
import { makeFolder } from "../../testing/fixture-site";
import { freePort } from "../../testing/free-port";
import { until } from "./wait";

/** PostgreSQL as Debian's package postgresql installs it, in the newest version. */
const POSTGRES = "/usr/lib/postgresql";
const [version = "none"] = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort().reverse() : [];
const postgres = (name: string) => path.join(POSTGRES, version, "bin", name);

/** Makes PostgreSQL's files. */
const initPostgres = (folder: string, owner: object) => {
  const options = ["-D", `${folder}/data`, "-U", "citrin", "-A", "trust", "--no-sync"];
  execFileSync(postgres("initdb"), options, { stdio: "ignore", cwd: folder, ...owner });
};

const PROGRAMS = {
  Redis: {
    packageName: "redis-server",
    file: "/usr/bin/redis-server",
    // As docs/forms-and-mail.md asks for.
    options: "--bind 127.0.0.1 --port PORT --dir FOLDER --appendonly yes --appendfsync always",
    url: "redis://127.0.0.1:PORT",
    ready: /ready to accept connections/i,
  },
  Sentinel: {
    packageName: "redis-server",
    file: "/usr/bin/redis-server",
    options: "FOLDER/sentinel.conf --sentinel",
    url: "redis://127.0.0.1:PORT",
    ready: /Sentinel ID/,
  },
  PostgreSQL: {
    packageName: "postgresql",
    file: postgres("postgres"),
    options: "-h 127.0.0.1 -p PORT -k FOLDER -D FOLDER/data",
    prepare: initPostgres,
    url: "postgres://citrin@127.0.0.1:PORT/postgres",
    ready: /ready to accept connections/,
  },
  PgBouncer: {
    packageName: "pgbouncer",
    file: "/usr/sbin/pgbouncer",
    options: "FOLDER/pgbouncer.ini",
    url: "postgres://citrin@127.0.0.1:PORT/postgres",
    ready: /process up/,
  },
} as const;

type Name = keyof typeof PROGRAMS;

export type QueueServer = {
  url: string;
  port: number;
  start: () => Promise<void>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
  /** Lets it hang, until it is told to go on. */
  signal: (name: "SIGSTOP" | "SIGCONT") => void;
  close: () => Promise<void>;
};

/** Why a program cannot be started here; `null` when it can. */
export const whyNot = (name: Name): string | null =>
  existsSync(PROGRAMS[name].file) ? null : `${PROGRAMS[name].packageName} is not installed`;

/** The servers that `QUEUE_URL` may name. */
export const QUEUE_SERVERS = (["Redis", "PostgreSQL"] as const).map((name) => ({
  name,
  whyNot: whyNot(name),
  open: () => openQueueServer(name),
}));

/** Two nodes of which each serves half of the slots; `QUEUE_URL` names one. */
export const REDIS_CLUSTER = {
  name: "a cluster of Redis",
  whyNot: whyNot("Redis"),
  open: openCluster,
};

type Options = {
  /** Further arguments of the program. */
  more?: readonly string[];
  /** Files that it reads, by name; `PORT` in them is its port. */
  files?: Readonly<Record<string, string>>;
};

/** Starts a program on a free port, with a folder of its own. */
export async function openQueueServer(
  name: Name,
  { more = [], files = {} }: Options = {},
): Promise<QueueServer> {
  const { file, options, url, ready, ...program } = PROGRAMS[name];
  const { folder, remove } = await makeFolder();
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"]));
  const refusesRoot = name === "PostgreSQL" || name === "PgBouncer";
  const owner = refusesRoot && process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  if ("uid" in owner) execFileSync("chown", [String(owner.uid), folder]);
  if ("prepare" in program) program.prepare(folder, owner);
  const port = await freePort();
  for (const [fileName, text] of Object.entries(files))
    await writeFile(path.join(folder, fileName), text.replaceAll("PORT", String(port)));
  const args = [...options.split(" "), ...more].map((argument) =>
    argument.replace("PORT", String(port)).replace("FOLDER", folder),
  );
  let running: ChildProcess;
  const start = async () => {
    const child = spawn(file, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"], ...owner });
    running = child;
    await new Promise<void>((resolve, reject) => {
      const checkReady = (output: Buffer) => {
        if (ready.test(String(output))) resolve();
      };
      child.stdout.on("data", checkReady);
      child.stderr.on("data", checkReady);
      child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    });
  };
  const kill = async () => {
    const isRunning = running.exitCode === null && running.signalCode === null;
    running.kill("SIGCONT");
    // After this signal no process of PostgreSQL is left.
    if (isRunning && running.kill("SIGQUIT")) await once(running, "exit");
  };
  await start();
  return {
    url: url.replace("PORT", String(port)),
    port,
    start,
    kill,
    signal: (signal) => void running.kill(signal),
    close: () => kill().then(remove),
  };
}

async function openCluster(): Promise<QueueServer> {
  const more = ["--cluster-enabled", "yes"];
  const nodes = [
    await openQueueServer("Redis", { more }),
    await openQueueServer("Redis", { more }),
  ] as const;
  const [named, other] = nodes;
  const clients = nodes.map(({ url }) => new Redis(url));
  await clients[0]?.call("CLUSTER", "ADDSLOTSRANGE", "0", "8191");
  await clients[1]?.call("CLUSTER", "ADDSLOTSRANGE", "8192", "16383");
  await clients[0]?.call("CLUSTER", "MEET", "127.0.0.1", String(other.port));
  await until(async () => {
    const states = await Promise.all(clients.map((client) => client.call("CLUSTER", "INFO")));
    return states.every((state) => String(state).includes("cluster_state:ok"));
  });
  for (const client of clients) client.disconnect();
  const each = (act: (node: QueueServer) => unknown) => Promise.all(nodes.map(act));
  return {
    ...named,
    start: async () => void (await each((node) => node.start())),
    kill: async () => void (await each((node) => node.kill())),
    signal: (signal) => void each((node) => node.signal(signal)),
    close: async () => void (await each((node) => node.close())),
  };
}
