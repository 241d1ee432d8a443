/** Limits that keep slow or greedy clients from starving the others. Times in milliseconds. */
export const LIMITS = {
  /** Time from the first byte (or the connection) to the end of the request's headers. */
  headersMs: 10_000,
  /** Time from the first byte to the end of the request's body, at any rate. */
  requestMs: 600_000,
  /** Time for which the server waits for a body, or for a reader of a response, at any rate. */
  graceMs: 20_000,
  /** Average rate needed after `graceMs`, in bytes per second: 64 kbit/s, a very slow connection. */
  minBytesPerS: 8_000,
  /** Keep-alive timeout; above the 60 s of common load balancers. */
  keepAliveMs: 65_000,
  /**
   * How often the limits on headers and bodies are checked. Node's default of 30 s would turn the
   * 10 s into 40 s.
   */
  checkMs: 1_000,
  /** Unanswered requests of a connection. Each has buffers; browsers and proxies send only one. */
  unansweredRequests: 10,
  /** Open connections; more are dropped. Each costs about 20 kB and one or two file handles. */
  connections: 4_096,
  /** Share of `connections` from which they run short: unused ones are closed. */
  shortFrom: 0.75,
  /** `graceMs` while connections run short. */
  shortGraceMs: 2_000,
  /** Connections of one address without a proxy. A whole office may share an address. */
  connectionsOfClient: 512,
};

export type Limits = typeof LIMITS;
