import http from "node:http";

export type Load = {
  /** Answers of the wanted status, a second. */
  perSecond: number;
  /** Of all answers, in ms. */
  p99Ms: number;
  /** Answers of another status, and connections that broke. */
  failures: number;
};

export type LoadOptions = {
  port: number;
  path: string;
  /** The body of the next message, as JSON. */
  body: () => string;
  wanted: number;
  senders: number;
  seconds: number;
};

/** Has so many senders, each on a connection of its own, put one message after the other. */
export async function load(options: LoadOptions): Promise<Load> {
  const { senders, seconds } = options;
  const agent = new http.Agent({ keepAlive: true, maxSockets: senders });
  const times: number[] = [];
  let failures = 0;
  const start = performance.now();
  const send = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const begun = performance.now();
      if (await put(agent, options, options.body())) times.push(performance.now() - begun);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  const took = (performance.now() - start) / 1_000;
  agent.destroy();
  return { perSecond: times.length / took, p99Ms: percentile(times, 0.99), failures };
}

/** The value that so large a share of the values does not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

/** Whether the wanted status came. */
function put(agent: http.Agent, { port, path, wanted }: LoadOptions, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const request = http.request({ agent, port, path, method: "PUT", headers, host: "127.0.0.1" }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode === wanted));
      answer.on("error", () => resolve(false));
    });
    request.on("error", () => resolve(false));
    request.end(body);
  });
}
