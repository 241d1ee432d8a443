/** Why an address gave no usable answer, in the words of a report. */
export class RequestFault extends Error {
  readonly rule: string;
  readonly fix: string;
  /** Whether asking again may help. */
  readonly passing: boolean;
  /** How long the server asks to be left alone, milliseconds. */
  readonly waitMs: number | null;

  constructor(rule: string, fix: string, { passing = false, waitMs = null as number | null } = {}) {
    super(rule);
    this.rule = rule;
    this.fix = fix;
    this.passing = passing;
    this.waitMs = waitMs;
  }
}
