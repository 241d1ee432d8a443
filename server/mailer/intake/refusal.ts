import { errorCode } from "../../../lib/error-code";
import { PROBLEMS, type Problem } from "../../../src/form-contract/problems";
import { jsonStatus } from "../../json-status";
import { LABELS } from "../mail/content";

export type Problems = Readonly<Record<string, Problem>>;

/** After a failure of the disk, or at a full one, senders should wait this long before they try again, in s. */
const RETRY_AFTER_S = 30;

type RefusalOptions = { statusText?: string; problems?: Problems; headers?: Record<string, string> };

/** A submission that is not taken: the answer's status and words (`message`), and for the log a reason without personal data. */
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

/** The status of a file that is refused for what it is; what is missing or too large has its own. */
const CV_STATUS: Partial<Record<Problem, number>> = { cvKind: 422, cvContent: 422, cvEmpty: 422, cvLarge: 413 };

/** Names every field that is wrong and how to fix it. 400, or 413 and 422 where the file is all that is wrong. */
export function refusalForProblems(problems: Problems): Refusal {
  const entries = Object.entries(problems);
  const [field, problem] = entries[0] ?? [];
  const isFileAlone = entries.length === 1 && field === "cv" && problem !== undefined;
  const statusCode = (isFileAlone ? CV_STATUS[problem] : undefined) ?? 400;
  const statusText = entries.map(([name, what]) => `${LABELS[name] ?? name}: ${PROBLEMS[what]}`).join(" ");
  return new Refusal(statusCode, problemList(problems), { statusText, problems });
}

/** Such as `email-email,phone-required`: short, and nothing that was typed. */
export function problemList(problems: Problems): string {
  return Object.entries(problems)
    .map(([field, problem]) => `${field}-${problem}`)
    .join(",");
}

/** What an error of reading or keeping a submission means to its sender; `null` when nothing is known about it. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const code = errorCode(error);
  if (typeof error !== "object" || error === null) return null;
  if ("syscall" in error) {
    return new Refusal(503, code ?? "system", { headers: { "retry-after": String(RETRY_AFTER_S) } });
  }
  const statusCode = "statusCode" in error ? Number(error.statusCode) : 500;
  return statusCode >= 400 && statusCode < 500 ? new Refusal(statusCode, code ?? "request") : null;
}
