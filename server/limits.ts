/** Limits that prevent slow or greedy clients from starving the others. Times in milliseconds. */
export const LIMITS = {
  /** From the first byte (or the connection) to the end of the request's headers. */
  headersMs: 10_000,
  /** From the first byte to the end of the request's body, regardless of its rate. */
  requestMs: 600_000,
  /** Grace period during which a body may arrive, or a response be read, at any rate. */
  graceMs: 20_000,
  /**
   * Minimum average rate after that, in bytes per second: 64 kbit/s, a very slow mobile connection.
   */
  leastBytesPerS: 8_000,
  /** Keep-alive timeout; above the 60 s of common load balancers. */
  keepAliveMs: 65_000,
  /**
   * How long a connection may stall in the middle of a response, as with a client that does not
   * read.
   */
  stalledMs: 30_000,
  /**
   * How often the limits on headers and bodies are checked. Node's default of 30 s would turn the
   * 10 s into 40 s.
   */
  checkMs: 1_000,
  /**
   * Unanswered requests of a connection, each with its file and buffers; browsers and proxies send
   * one at a time.
   */
  pipelined: 10,
  /**
   * Further connections are dropped immediately. Each costs about 20 kB and one or two file
   * handles.
   */
  connections: 4_096,
  /** Share of them above which idle ones are closed, so that others find room. */
  shortFrom: 0.75,
  /** Of one client, where no proxy stands between; an office behind one address needs some. */
  connectionsOfClient: 512,
};

export type Limits = typeof LIMITS;
