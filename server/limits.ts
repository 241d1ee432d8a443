/** What keeps slow or greedy clients from starving the others. Times in milliseconds. */
export type Limits = {
  /** From the first byte (or the connection) to the end of the request's headers. */
  headersMs: number;
  /** From the first byte to the end of the request's body, however steadily it comes. */
  requestMs: number;
  /** How long a body may take at any pace. */
  bodyGraceMs: number;
  /** Pace that it must keep on average after that, in bytes a second: 64 kbit/s, the worst of mobile lines. */
  leastBytesPerS: number;
  /** How long an idle connection is kept; above the 60 s that load balancers keep theirs. */
  keepAliveMs: number;
  /** How long a connection may stand still in the middle of an answer, as with a client that does not read. */
  stalledMs: number;
  /** How often the limits on headers and bodies are looked at. Node's own 30 s would make 40 s of the 10 s. */
  checkMs: number;
  /** Further connections are dropped immediately. Each costs about 20 kB and one or two file handles. */
  connections: number;
};

export const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 600_000,
  bodyGraceMs: 20_000,
  leastBytesPerS: 8_000,
  keepAliveMs: 65_000,
  stalledMs: 30_000,
  checkMs: 1_000,
  connections: 4_096,
};
