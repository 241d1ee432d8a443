/** Why a request gave no usable answer, as rule and fix of a report. */
export class RequestFault extends Error {
  readonly rule: string;
  readonly fix: string;
  /** Whether a retry may succeed. */
  readonly passing: boolean;
  /** From `Retry-After`, milliseconds. */
  readonly waitMs: number | null;

  constructor(rule: string, fix: string, { passing = false, waitMs = null as number | null } = {}) {
    super(rule);
    this.rule = rule;
    this.fix = fix;
    this.passing = passing;
    this.waitMs = waitMs;
  }
}
