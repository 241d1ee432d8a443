import { errorCode } from "../../../lib/error-code";
import { PROBLEMS, type Problem } from "../../../src/form-contract/problems";
import { jsonStatus } from "../../json-status";
import { labelOf } from "../mail/labels";

export type Problems = Readonly<Record<string, Problem>>;

/** Retry-After when the disk fails or is full, or the queue is out of reach, in s. */
const RETRY_AFTER_S = 30;

type RefusalOptions = {
  statusText?: string;
  problems?: Problems;
  headers?: Record<string, string>;
};

/**
 * A rejected submission: status and text (`message`) of the response; the log's reason has no
 * personal data.
 */
export class Refusal extends Error {
  readonly problems: Problems;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly statusCode: number,
    readonly reason: string,
    { statusText, problems = {}, headers = {} }: RefusalOptions = {},
  ) {
    super(statusText ?? jsonStatus(statusCode).statusText);
    this.problems = problems;
    this.headers = headers;
  }
}

/** Status for a file with invalid content; a missing or too large file has its own. */
const CV_STATUS: Partial<Record<Problem, number>> = {
  cvKind: 422,
  cvContent: 422,
  cvEmpty: 422,
  cvLarge: 413,
};

/**
 * Names every invalid field and how to fix it. 400, or 413 and 422 where only the file is invalid.
 */
export function refusalForProblems(problems: Problems): Refusal {
  const entries = Object.entries(problems);
  const [field, problem] = entries[0] ?? [];
  const isFileAlone = entries.length === 1 && field === "cv" && problem !== undefined;
  const statusCode = (isFileAlone ? CV_STATUS[problem] : undefined) ?? 400;
  const statusText = entries.map(([name, what]) => `${labelOf(name)}: ${PROBLEMS[what]}`).join(" ");
  return new Refusal(statusCode, problemList(problems), { statusText, problems });
}

/** Such as `email-email,phone-required`: short, and without user input. */
export function problemList(problems: Problems): string {
  return Object.entries(problems)
    .map(([field, problem]) => `${field}-${problem}`)
    .join(",");
}

/** @param code for the log */
export function unavailable(code: string): Refusal {
  return new Refusal(503, code, { headers: { "retry-after": String(RETRY_AFTER_S) } });
}

/** Maps an error of parsing or storing a submission to a response: 500 for an unknown error. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = errorCode(error);
  if ("syscall" in Object(error)) return unavailable(code ?? "system");
  const { statusCode = 500 } = Object(error) as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500
    ? new Refusal(statusCode, code ?? "request")
    : new Refusal(500, "failure");
}
