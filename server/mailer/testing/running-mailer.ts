import { readdir } from "node:fs/promises";
import { FORM_IDS, type FormName } from "../../../src/form-contract/form-ids";
import type { AppOptions } from "../../app";
import { type RunningApp, startApp } from "../../testing/running-app";

/** The required fields of each form. */
export const CONTACT = {
  fullName: "Klára Nováková",
  email: "klara@visitor.example",
  phone: "+420 123 456",
};
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

export const MAIL_SETTINGS = {
  MAIL_FROM: "Website <site@agency.example>",
  MAIL_TO: "inbox@agency.example",
};

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

type LogLine = Record<string, unknown>;

export type RunningMailer = RunningApp & {
  log: LogLine[];
  /** The log's events, or those of a name, without the fields that every line has. */
  events: (name?: string) => LogLine[];
  put: (form: FormName, fields: unknown, headers?: Record<string, string>) => Promise<Answer>;
  putForm: (
    form: FormName,
    fields: Record<string, string>,
    file?: File,
    method?: string,
  ) => Promise<Answer>;
  /** The names of the outbox's files, sorted. */
  outboxFiles: () => Promise<string[]>;
};

/** Starts the mailer alone, without a limit on submissions, with a log that tests can read. */
export async function startMailer(
  env: Record<string, string> = {},
  options: AppOptions = {},
): Promise<RunningMailer> {
  const log: LogLine[] = [];
  const settings = { SITE_DIR: "none", RATE_LIMIT: "off", LOG_LEVEL: "info", ...env };
  const running = await startApp(settings, {
    log: { write: (line) => void log.push(JSON.parse(line)) },
    ...options,
  });
  return {
    ...running,
    log,
    events: (name) =>
      log
        .filter(({ event }) => event !== undefined && (name === undefined || event === name))
        .map(({ time: _time, pid: _pid, hostname: _hostname, level: _level, ...rest }) => rest),
    put: (form, fields, headers) => putJson(formAddress(running.port, form), fields, headers),
    putForm: (form, fields, file, method) =>
      sendForm(formAddress(running.port, form), fields, file, method),
    outboxFiles: async () => (await readdir(running.outboxDir)).sort(),
  };
}

/** The path of a form, such as `/api/form/1/`. */
export const formPath = (form: FormName): string => `/api/form/${FORM_IDS[form].id}/`;

export const formAddress = (port: number, form: FormName): string =>
  `http://127.0.0.1:${port}${formPath(form)}`;

/**
 * Sends fields as a script does.
 * @param fields an object, or text that is sent as it is
 */
export const putJson = (
  url: string,
  fields: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  fetchAnswer(url, {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body: typeof fields === "string" ? fields : JSON.stringify(fields),
  });

/** Sends fields and a CV as a form without a script does. */
export function sendForm(
  url: string,
  fields: Record<string, string>,
  file?: File,
  method = "PUT",
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file !== undefined) body.append("cv", file);
  return fetchAnswer(url, { method, redirect: "manual", body });
}

async function fetchAnswer(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? {} : JSON.parse(text),
  };
}
