/** What keeps slow or greedy clients from starving the others. Times in milliseconds. */
export const LIMITS = {
  /** From the first byte (or the connection) to the end of the request's headers. */
  headersMs: 10_000,
  /** From the first byte to the end of the request's body, however steadily it comes. */
  requestMs: 600_000,
  /** How long a body may take at any pace. */
  bodyGraceMs: 20_000,
  /** Pace that it must keep on average after that, in bytes a second: 64 kbit/s, the worst of mobile lines. */
  leastBytesPerS: 8_000,
  /** How long an idle connection is kept; above the 60 s that load balancers keep theirs. */
  keepAliveMs: 65_000,
  /** How long a connection may stand still in the middle of an answer, as with a client that does not read. */
  stalledMs: 30_000,
  /** How often the limits on headers and bodies are looked at. Node's own 30 s would make 40 s of the 10 s. */
  checkMs: 1_000,
  /** Further connections are dropped immediately. Each costs about 20 kB and one or two file handles. */
  connections: 4_096,
};

export type Limits = typeof LIMITS;
