import { readdir } from "node:fs/promises";
import path from "node:path";
import type { AppOptions } from "../../app";
import { makeFolder } from "../../testing/fixture-site";
import { type RunningApp, startApp } from "../../testing/running-app";

/** What a visitor fills in at least, by form. */
export const CONTACT = { fullName: "Klára Nováková", email: "klara@visitor.example", phone: "+420 123 456" };
export const GENERAL = { fullName: "Jan Dvořák", email: "jan@visitor.example", message: "Hello." };
export const PROJECT = { email: "ann@visitor.example", message: "A shop." };
export const CAREER = {
  fullName: "Jan",
  surname: "Li",
  email: "li@visitor.example",
  phone: "1234567",
  terms: "on",
  privacy: "on",
};

export const MAIL_SETTINGS = { MAIL_FROM: "Website <site@agency.example>", MAIL_TO: "inbox@agency.example" };

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

export type RunningMailer = RunningApp & {
  spoolDir: string;
  /** Lines of the log. */
  log: Record<string, unknown>[];
  put: (id: number, fields: unknown, headers?: Record<string, string>) => Promise<Answer>;
  putForm: (id: number, fields: Record<string, string>, file?: File, method?: string) => Promise<Answer>;
  names: (folder: string) => Promise<string[]>;
};

/** Starts the mailer alone, without a limit on submissions, with a log that tests can read. */
export async function startMailer(env: Record<string, string> = {}, options: AppOptions = {}): Promise<RunningMailer> {
  const log: Record<string, unknown>[] = [];
  const temp = await makeFolder();
  const spoolDir = env.SPOOL_DIR ?? path.join(temp.folder, "spool");
  const settings = { SITE_DIR: "none", SPOOL_DIR: spoolDir, RATE_LIMIT: "off", LOG_LEVEL: "info", ...env };
  const running = await startApp(settings, { log: { write: (line) => void log.push(JSON.parse(line)) }, ...options });
  const send = (id: number, init: RequestInit) => fetchAnswer(`http://127.0.0.1:${running.port}/api/form/${id}/`, init);
  return {
    ...running,
    spoolDir,
    log,
    close: async () => {
      await running.close();
      await temp.remove();
    },
    put: (id, fields, headers) =>
      send(id, {
        method: "PUT",
        headers: { "content-type": "application/json", ...headers },
        body: typeof fields === "string" ? fields : JSON.stringify(fields),
      }),
    putForm: (id, fields, file, method = "PUT") =>
      send(id, { method, redirect: "manual", body: formData(fields, file) }),
    names: (folder) => readdir(path.join(spoolDir, folder)),
  };
}

/** The events of a log, without what each line has. */
export function eventsOf(log: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return log
    .filter(({ event }) => event !== undefined)
    .map(({ time: _time, pid: _pid, hostname: _hostname, level: _level, ...rest }) => rest);
}

async function fetchAnswer(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
}

function formData(fields: Record<string, string>, file?: File): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (file !== undefined) data.append("cv", file);
  return data;
}
