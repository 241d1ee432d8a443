import { errorCode } from "../../../lib/error-code";

/** Why an outbox, or the Redis of the rate limit, cannot do its work, for the operator. */
export type Problem = {
  /** The system's code, PostgreSQL's SQLSTATE, or the first word of Redis's answer. */
  code: string;
  /** What is wrong, and how to fix it. Without names, addresses and passwords. */
  text: string;
  /** Whether it stays until somebody corrects a setting or a server. */
  isLasting: boolean;
};

/** Problems that no waiting ends: the server refuses to start. */
const LASTING: Record<string, string> = {
  NOAUTH:
    "Redis asks for a password. Fix: write it as redis://user:password@host, or redis://:password@host without a user.",
  WRONGPASS:
    "Redis does not know this user and password. Fix: correct them, with reserved characters percent-encoded.",
  NOPERM:
    "Redis does not let this user do what is needed. Fix: give it the keys and commands that docs/forms-and-mail.md lists.",
  DATABASE:
    "Redis does not have this database. Fix: write a number that it has, such as redis://host/1; a cluster has none but 0.",
  SENTINELS:
    "The Sentinel watches several primaries, or none. Fix: name the primary itself, or a Sentinel that watches it alone.",
  CROSSSLOT:
    "Redis spreads the keys of a queue over several nodes and does not say that it is a cluster. Fix: take one without a cluster's proxy, or PostgreSQL.",
  POOLED:
    "The address leads to a pooler that shares sessions, over which PostgreSQL cannot wake the server. Fix: pool_mode = session, or name PostgreSQL itself.",
  PARAMETER:
    "A pooler in front of PostgreSQL refuses the parameter options. Fix: in PgBouncer, ignore_startup_parameters = options, as docs/forms-and-mail.md describes; or name PostgreSQL itself.",
  SEARCH_PATH:
    "The tables are not found, because a pooler drops the parameter options. Fix: ALTER ROLE the_user SET search_path = bullmq, then restart the pooler.",
  "28P01":
    "PostgreSQL does not know this user and password. Fix: correct them, with reserved characters percent-encoded.",
  "28000": "PostgreSQL does not let this user in from here. Fix: correct the user, or pg_hba.conf.",
  "3D000": "PostgreSQL does not have this database. Fix: create it, or correct its name.",
  "42501":
    "PostgreSQL does not let this user make the tables. Fix: GRANT CREATE ON DATABASE the_database TO the_user.",
  CERTIFICATE:
    "The certificate is not trusted. Fix: name the host as in the certificate, and the file of its authority in NODE_EXTRA_CA_CERTS.",
  TLS: "The two ends do not agree on TLS. Fix: rediss:// for a Redis with TLS, redis:// for one without; a Redis with TLS needs tls-auth-clients no. PostgreSQL: ?sslmode=require only where it has TLS.",
};

const FULL = "The disk has no room for a form with a CV. Fix: make room.";
const FORBIDDEN = "The server's user may not write there. Fix: give it the folder.";
const UNREACHABLE = "It is out of reach. Fix: start it, or correct its address.";

/** Problems that may pass by themselves. */
const PASSING: Record<string, string> = {
  OOM: "Redis is full (maxmemory). Fix: give it more memory; mails that wait need some as well.",
  READONLY:
    "Redis is a replica, which takes nothing. Fix: name the primary, or a Sentinel that leads to it.",
  MISCONF: "Redis cannot write to its disk. Fix: make room there, and see Redis's log.",
  NOREPLICAS: "Redis has fewer replicas than min-replicas-to-write. Fix: start them.",
  CLUSTERDOWN: "The cluster of Redis is down, or not all of its slots are served.",
  MASTERDOWN: "Redis is a replica without its primary. Fix: start the primary.",
  LOADING: "Redis is reading its data.",
  "25006":
    "PostgreSQL is read-only: a standby, or default_transaction_read_only is on. Fix: name the primary.",
  "53100": "PostgreSQL's disk is full. Fix: make room there.",
  "53300":
    "PostgreSQL, or a pooler in front of it, has no connection left. Fix: raise max_connections, in PgBouncer default_pool_size and max_client_conn, or stop what holds them.",
  "08P01": "A pooler in front of PostgreSQL refuses. Fix: see its log.",
  "57P03": "PostgreSQL is starting or stopping.",
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: "The disk is read-only. Fix: mount it for writing.",
  ENOTDIR: "A file stands where the folder should be. Fix: remove it, or name another folder.",
  ENOENT:
    "A folder is missing, such as that for uploads (TMPDIR). Fix: make it, or name another one.",
  EMFILE: "The server has no file handles left. Fix: raise its limit (LimitNOFILE).",
  CONNECTING: "The queue is not connected yet. Fix: wait some seconds, then see whether it hangs.",
  ETIMEDOUT: "It does not answer in time. Fix: see whether it hangs.",
  CLOSED: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
};

/**
 * Signs of problems in texts of errors without a code of their own, or with a code of many, as most
 * of PgBouncer's have 08P01.
 */
const SIGNS: [RegExp, string][] = [
  [/unsupported startup parameter/, "PARAMETER"],
  [/^08P01 .*(?:no such user|authentication failed)/, "28P01"],
  [/^08P01 .*(?:no such database|database .* does not exist)/, "3D000"],
  [/no more connections allowed|query_wait_timeout/, "53300"],
  [/cannot connect to server|server login has been failing|server down/, "CLOSED"],
  [/\bDB index\b|SELECT is not allowed/, "DATABASE"],
  [/certificate required|SSL connections|before secure TLS|\bSSL routines\b/i, "TLS"],
  [/CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/, "CERTIFICATE"],
  [/^(?:42P01|42883|3F000)\b/, "SEARCH_PATH"],
  [/timed out|timeout/i, "ETIMEDOUT"],
  [/password must be a string/, "28P01"],
  [/Connection is closed|Connection terminated|isn't writeable/, "CLOSED"],
  [/^ERR_SSL|^EPROTO/, "TLS"],
];

/** Says in words what an error of an outbox means. */
export function problemOf(error: unknown): Problem {
  // The library's own error of a cluster does not say why its nodes failed.
  const { lastNodeError, message = "" } = Object(error) as Partial<
    Error & { lastNodeError: Error }
  >;
  if (lastNodeError) return problemOf(lastNodeError);
  const ownCode = errorCode(error) ?? /^[A-Z]{3,}(?= )/.exec(message)?.[0] ?? "";
  const sign = SIGNS.find(([pattern]) => pattern.test(`${ownCode} ${message}`))?.[1];
  const code = sign ?? (ownCode || "unknown");
  const lasting = LASTING[code];
  const text = lasting ?? PASSING[code] ?? `It failed (${code}).`;
  return { code, text, isLasting: lasting !== undefined };
}

/** A problem as details of a line of the log. */
export function problemDetails(error: unknown): { code: string; problem: string } {
  const { code, text } = problemOf(error);
  return { code, problem: text };
}
