/** @jest-environment node */
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LIMITS } from "./limits";
import { SiteMissingError } from "./site/site-folder";
import { exchange, request } from "./testing/raw-request";
import { serveSite, startApp } from "./testing/running-app";

const SECURITY_HEADERS = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const server = serveSite(
  { TRUST_PROXY: "1" },
  {
    limits: { ...LIMITS, headersMs: 1500, graceMs: 400, minBytesPerS: 1000, checkMs: 50 },
    prepare: (app) => {
      app.get("/api/probe/ip", (incoming) => ({ ip: incoming.ip }));
      app.get("/api/probe/failure", () =>
        Promise.reject(new Error("the disk's password is hunter2")),
      );
      app.post("/api/probe/body", () => ({}));
      // Leaves the body where it is for longer than the grace of slow clients, as a slow disk does.
      app.addHook("preParsing", async ({ url }) => {
        if (url === "/api/probe/slow-disk") await sleep(800);
      });
      app.post("/api/probe/slow-disk", () => ({}));
    },
  },
);

describe("/api", () => {
  test("health answers 200 once the server is ready", async () => {
    const { status, headers, body } = await request(server.port, "/api/health");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(body.toString())).toMatchObject({ statusCode: 200, statusText: "OK" });
  });

  test.each([
    ["GET", "/api?x=1"],
    ["GET", "/api/works"],
    ["PUT", "/api/form/9/"],
    ["POST", "/api/health"],
  ])("%s %s is a 404 in JSON, whatever the body", async (method, target) => {
    const options = {
      method,
      headers: { "content-type": "nonsense" },
      ...(method !== "GET" && { body: "{" }),
    };
    const { status, headers, body } = await request(server.port, target, options);
    expect(status).toBe(404);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(JSON.parse(body.toString())).toEqual({ statusCode: 404, statusText: "Not Found" });
  });

  test("an internal error is a 500 that tells nothing about it", async () => {
    const { status, body } = await request(server.port, "/api/probe/failure");
    expect(status).toBe(500);
    expect(JSON.parse(body.toString())).toEqual({
      statusCode: 500,
      statusText: "Internal Server Error",
    });
  });

  test("a client's address is the one that the trusted proxy adds, not a forged one before it", async () => {
    const forged = { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.9" } };
    expect((await request(server.port, "/api/probe/ip", forged)).body.toString()).toBe(
      '{"ip":"203.0.113.9"}',
    );
  });
});

describe("security headers", () => {
  test.each([
    ["a page", "GET", "/works", 200],
    ["a redirect", "GET", "/works/", 301],
    ["the not-found page", "GET", "/nothing", 404],
    ["a refused method", "DELETE", "/works", 405],
    ["an address that cannot be decoded", "GET", "/%ff", 400],
    ["an API failure", "GET", "/api/probe/failure", 500],
  ])("are on %s", async (_what, method, target, status) => {
    const answer = await request(server.port, target, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(SECURITY_HEADERS);
    expect(answer.headers["content-security-policy"]).toMatch(/default-src '(?:self|none)'/);
  });

  test.each([
    ["/", "default-src 'self'"],
    ["/works/hid", "default-src 'self' 'wasm-unsafe-eval'"],
    ["/works/", NOTHING],
    ["/api/health", NOTHING],
    ["/api/%ff", NOTHING],
    ["/logo.svg", "sandbox"],
  ])("the policy of %s is %s", async (target, policy) => {
    const { headers } = await request(server.port, target);
    expect(headers["content-security-policy"]).toBe(policy);
  });

  test("of the site are also on a 304", async () => {
    const etag = String((await request(server.port, "/works/hid")).headers.etag);
    const unchanged = await request(server.port, "/works/hid", {
      headers: { "if-none-match": etag },
    });
    expect([unchanged.status, unchanged.headers["content-security-policy"]]).toEqual([
      304,
      "default-src 'self' 'wasm-unsafe-eval'",
    ]);
  });

  test("are on responses to malformed requests", async () => {
    const answer = await exchange(server.port, "nonsense\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(answer).toContain(`${name}: ${value}\r\n`);
    expect(answer).toMatch(/\r\n\r\n\{"statusCode":400,"statusText":"Bad Request"\}$/);
  });
});

describe("limits", () => {
  test("clients that never end their headers get a 408, while others are served", async () => {
    const unfinished = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
    const slow = Promise.all(Array.from({ length: 200 }, () => exchange(server.port, unfinished)));
    expect(await Promise.race([slow, request(server.port, "/works")])).toMatchObject({
      status: 200,
    });
    for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test.each([
    ["a body that comes too slowly is a 408", 1, /^HTTP\/1\.1 408 Request Timeout\r\n/],
    ["a body that comes slowly but steadily is taken", 200, /^HTTP\/1\.1 200 OK\r\n/],
  ])("%s", async (_what, bytesAtATime, expected) => {
    const body = JSON.stringify("x".repeat(14 * bytesAtATime - 2));
    const head = `POST /api/probe/body HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const socket = net.connect(server.port, "127.0.0.1");
    socket.on("error", () => {}).write(`${head}Content-Length: ${body.length}\r\n\r\n`);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    // 14 parts, 50 ms apart, are 700 ms: past the 400 of grace, at 4,000 or at 20 bytes a second.
    for (let sent = 0; sent < body.length && socket.writable; sent += bytesAtATime) {
      socket.write(body.slice(sent, sent + bytesAtATime));
      await sleep(50);
    }
    if (!socket.destroyed) await once(socket, "close");
    expect(answer).toMatch(expected);
  });

  test("a client that has sent its body waits for a server that is slow to read it", async () => {
    const { status } = await request(server.port, "/api/probe/slow-disk", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify("x".repeat(200_000)),
    });
    expect(status).toBe(200);
  });
});

describe("SITE_DIR", () => {
  test("'none' serves the mailer alone", async () => {
    const alone = await startApp({ SITE_DIR: "none" });
    const answers = await Promise.all(
      ["/api/health", "/", "/%ff"].map((target) => request(alone.port, target)),
    );
    await alone.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400]);
    const texts = answers.map(({ body }) => JSON.parse(String(body)).statusText);
    expect(texts).toEqual(["OK", "Not Found", "Bad Request"]);
  });

  test("must be the folder of a built site", async () => {
    const start = startApp({ SITE_DIR: path.join(server.folder, "static") });
    await expect(start).rejects.toThrow(SiteMissingError);
    await expect(start).rejects.toThrow(
      /^There is no built site in .*\. Make one with npm run build, or set SITE_DIR to its folder\.$/,
    );
  });
});
