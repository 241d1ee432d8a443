import { errorCode } from "../../../lib/error-code";
import { CV_FIELD } from "../../../src/form-contract/cv";
import { PROBLEMS, type Problem } from "../../../src/form-contract/problems";
import { jsonStatus } from "../../json-status";
import { labelOf } from "../mail/labels";

export type Problems = Readonly<Record<string, Problem>>;

/** Retry-After while the disk or the queue is out of reach, in s. */
const RETRY_AFTER_S = 30;

type RefusalOptions = {
  statusText?: string;
  problems?: Problems;
  headers?: Record<string, string>;
};

/**
 * Why a submission is rejected: status and text (`message`) of the response, and a reason for the log
 * without personal data.
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

/** Statuses for problems of a CV alone; all others are 400. */
const CV_STATUS: Partial<Record<Problem, number>> = {
  cvKind: 422,
  cvContent: 422,
  cvEmpty: 422,
  cvLarge: 413,
};

/**
 * The refusal for invalid fields. Its text names each and how to fix it. Status 400; 413 or 422 when
 * only the CV is invalid.
 */
export function refusalForProblems(problems: Problems): Refusal {
  const entries = Object.entries(problems);
  const cvProblem = entries.length === 1 ? problems[CV_FIELD] : undefined;
  const statusCode = (cvProblem && CV_STATUS[cvProblem]) ?? 400;
  const statusText = entries
    .map(([field, problem]) => `${labelOf(field)}: ${PROBLEMS[problem]}`)
    .join(" ");
  return new Refusal(statusCode, problemList(problems), { statusText, problems });
}

/** Problems as a short list without user input, such as `email-email,phone-required`. */
export function problemList(problems: Problems): string {
  return Object.entries(problems)
    .map(([field, problem]) => `${field}-${problem}`)
    .join(",");
}

/**
 * The refusal while the disk or the queue is out of reach.
 * @param code for the log
 */
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
