/** @jest-environment node */
import { once } from "node:events";
import net from "node:net";
import { request } from "../../testing/raw-request";
import {
  CAREER,
  CONTACT,
  formPath,
  GENERAL,
  type RunningMailer,
  startMailer,
} from "../testing/running-mailer";

const ALLOWED = "https://agency.example";
const JSON_BODY = { "content-type": "application/json" };
const FORM_BODY = { "content-type": "application/x-www-form-urlencoded" };

let mailer: RunningMailer;

beforeAll(async () => {
  mailer = await startMailer({ ALLOWED_ORIGINS: `${ALLOWED},https://www.agency.example` });
});

afterAll(() => mailer.close());

async function send(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body?: string,
) {
  const answer = await request(mailer.port, target, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = answer.body.toString();
  return { ...answer, json: text === "" ? null : JSON.parse(text) };
}

describe("the token", () => {
  test.each([
    [{}, 401],
    [{ authorization: "right-tokeN" }, 401],
    [{ authorization: "right-token" }, 201],
  ])("with the headers %j a submission is a %i", async (headers, status) => {
    const guarded = await startMailer({ GATSBY_MAILER_TOKEN: "right-token" });
    const answer = await guarded.put("contact", CONTACT, headers as Record<string, string>);
    await guarded.close();
    expect(answer.status).toBe(status);
    expect(answer.body.statusCode).toBe(status);
  });
});

describe("origins", () => {
  const put = (headers: Record<string, string>) =>
    send(
      "PUT",
      formPath("contact"),
      { ...JSON_BODY, ...headers },
      JSON.stringify({ ...CONTACT, message: Math.random().toString() }),
    );

  test("a preflight of an allowed origin gets headers for exactly that origin", async () => {
    const { status, headers, body } = await send("OPTIONS", formPath("contact"), {
      origin: ALLOWED,
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": ALLOWED,
      "access-control-allow-methods": "PUT, POST",
      "access-control-allow-headers": "authorization, content-type, idempotency-key",
      vary: "Origin",
    });
    expect(body).toHaveLength(0);
  });

  test("an allowed origin may read answers and failures", async () => {
    expect((await put({ origin: ALLOWED })).headers["access-control-allow-origin"]).toBe(ALLOWED);
    const failure = await send("PUT", formPath("contact"), { ...JSON_BODY, origin: ALLOWED }, "{");
    expect(failure.headers["access-control-allow-origin"]).toBe(ALLOWED);
  });

  test.each(["https://evil.example", "http://agency.example"])("%s is refused", async (origin) => {
    for (const method of ["OPTIONS", "PUT", "POST"]) {
      const { status, headers } = await send(method, formPath("contact"), { ...JSON_BODY, origin });
      expect(status).toBe(403);
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  test("the site's own pages may always send", async () => {
    const host = `127.0.0.1:${mailer.port}`;
    expect((await put({ host, origin: `http://${host}` })).status).toBe(201);
  });

  test("the site's own pages may send through a proxy that terminates TLS", async () => {
    const host = `127.0.0.1:${mailer.port}`;
    const headers = { host, origin: `https://${host}`, "sec-fetch-site": "same-origin" };
    expect((await put(headers)).status).toBe(201);
  });

  test("pages of other sites may not send, even without an origin", async () => {
    expect((await put({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

describe("a form without a script", () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(
      "POST",
      formPath("general"),
      { ...FORM_BODY, ...headers },
      new URLSearchParams(fields).toString(),
    );

  test("is redirected to a page that says thank you", async () => {
    const { status, headers } = await post(GENERAL, { origin: "https://www.agency.example" });
    expect(status).toBe(303);
    expect(headers.location).toBe("https://www.agency.example/thank-you");
  });

  test("is redirected to a page that names the problems, without user input", async () => {
    const { status, headers } = await post({ ...GENERAL, email: "typed", message: "" });
    expect(status).toBe(303);
    expect(headers.location).toBe(
      `${ALLOWED}/message-not-sent?problem=email-email%2Cmessage-required`,
    );
  });

  test("needs no token, and stays on the server where that has the site", async () => {
    const guarded = await startMailer({ GATSBY_MAILER_TOKEN: "right-token", ALLOWED_ORIGINS: "" });
    const { status, headers } = await guarded.putForm("general", GENERAL, undefined, "POST");
    await guarded.close();
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/thank-you");
  });

  test("may send several interests and an empty elapsed time", async () => {
    const body = `${new URLSearchParams(CONTACT)}&customData=Other&customData=Branding+%26+Identity&elapsed=&website=&recaptcha=`;
    const { headers } = await send("POST", formPath("contact"), FORM_BODY, body);
    expect(headers.location).toBe(`${ALLOWED}/thank-you`);
  });

  test("may send a CV", async () => {
    const cv = new File(["%PDF-1.7\n%%EOF"], "cv.pdf");
    const { headers } = await mailer.putForm("career", CAREER, cv, "POST");
    expect(headers.get("location")).toBe(`${ALLOWED}/thank-you`);
  });

  test("is told that its CV is missing", async () => {
    const { headers } = await mailer.putForm("career", CAREER, new File([], ""), "POST");
    expect(headers.get("location")).toBe(`${ALLOWED}/message-not-sent?problem=cv-cvMissing`);
  });

  test("is told that its CV is far too large, after the whole upload", async () => {
    const socket = net.connect(mailer.port, "127.0.0.1");
    const type = "Content-Type: multipart/form-data; boundary=b";
    const part =
      '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
    socket.write(
      `POST ${formPath("career")} HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 30000000\r\n\r\n${part}`,
    );
    // Like a browser, which reads the response only after sending the whole body.
    await new Promise((resolve, reject) => {
      socket.on("error", reject).write(Buffer.alloc(30_000_000 - part.length), resolve);
    });
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(
      /^HTTP\/1\.1 303 See Other\r\n(?:.*\r\n)*location: \S+\/message-not-sent/,
    );
    socket.destroy();
  });
});
