import http from "node:http";
import net from "node:net";

export type RawAnswer = {
  status: number;
  /** Names in lower case. */
  headers: http.IncomingHttpHeaders;
  body: Buffer;
};

export type RawRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** One request whose path goes out exactly as given (`fetch` would tidy it), on a connection of its own. */
export function request(port: number, path: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { method = "GET", headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const outgoing = http.request({ port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Sends text as it is and returns all that comes back until the other side closes the connection. */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
}
