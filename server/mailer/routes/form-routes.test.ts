/** @jest-environment node */
import { INTERESTS } from "../../../src/form-contract/interests";
import { exchange, request } from "../../testing/raw-request";
import {
  CONTACT,
  formPath,
  GENERAL,
  type RunningMailer,
  startMailer,
} from "../testing/running-mailer";

const JSON_BODY = { "content-type": "application/json" };

let mailer: RunningMailer;

beforeAll(async () => {
  mailer = await startMailer();
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

const putRaw = (body: string, headers: Record<string, string> = JSON_BODY) =>
  send("PUT", formPath("contact"), headers, body);

describe("addresses and methods", () => {
  test.each(["/api/form/3/", "/api/form/3", "/api/form/3/?a=b"])(
    "%s takes a submission",
    async (target) => {
      const { status } = await send(
        "PUT",
        target,
        JSON_BODY,
        JSON.stringify({ ...GENERAL, message: target }),
      );
      expect(status).toBe(201);
    },
  );

  test.each(["GET", "DELETE"])("%s is a 405 that names what is allowed", async (method) => {
    const { status, headers } = await send(method, formPath("contact"));
    expect(status).toBe(405);
    expect(headers.allow).toBe("PUT, POST, OPTIONS");
  });

  test.each([
    ["/api/form/5/", 404],
    ["/api/form/__proto__/", 404],
    ["/api/form/1/more", 404],
    ["/api/form/%E0%A4%A", 400],
  ])("PUT %s is a %i in JSON", async (target, status) => {
    const answer = await send("PUT", target, JSON_BODY, JSON.stringify(CONTACT));
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ statusCode: status });
  });
});

describe("bodies", () => {
  test.each([
    ["no type", {}, 415],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["compression", { ...JSON_BODY, "content-encoding": "gzip" }, 415],
    ["a charset", { "content-type": "Application/JSON; charset=utf-8" }, 201],
  ])("with %s", async (what, headers, status) => {
    const answer = await putRaw(
      JSON.stringify({ ...CONTACT, message: what }),
      headers as Record<string, string>,
    );
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ statusCode: status });
  });

  test.each(["", "{", "null", "7", "[]"])("%j is a 400", async (body) => {
    expect((await putRaw(body)).json).toMatchObject({ statusCode: 400 });
  });

  test.each([
    ["message", { path: "/etc/passwd" }],
    ["fullName", ["Klára"]],
  ])("%s as %j is a 400 that names the field", async (field, value) => {
    const { status, body } = await mailer.put("contact", { ...CONTACT, [field]: value });
    expect(status).toBe(400);
    expect(body.problems).toEqual({ [field]: "text" });
  });

  test("all problems are reported together, in sentences for the visitor", async () => {
    const { body } = await mailer.put("contact", { fullName: "Al", email: "al@", phone: "" });
    expect(body).toEqual({
      statusCode: 400,
      statusText:
        "Name: Please give your full name. E-mail: Please give an address like name@example.com. " +
        "Phone: Please fill this in.",
      problems: { fullName: "name", email: "email", phone: "required" },
    });
  });
});

test.each([
  ["a body without a length", "contact", "application/json", 140_000],
  ["a multipart body without a length", "career", "multipart/form-data; boundary=b", 5_000_000],
] as const)(
  "%s is a 413 that ends the connection as soon as it is too large",
  async (_what, form, type, bytes) => {
    const head = `PUT ${formPath(form)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
    const chunk = `${bytes.toString(16)}\r\n${" ".repeat(bytes)}\r\n`;
    const answer = await exchange(mailer.port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('{"statusCode":413,"statusText":"Payload Too Large"}');
  },
);

test("texts of maximum length are taken in every script, with the longest token", async () => {
  for (const letter of ["x", "é", "王", "😀", '"', "\\"]) {
    const long = (length: number) => letter.repeat(length / letter.length);
    const texts = {
      fullName: long(200),
      company: long(200),
      subject: long(200),
      message: long(10_000),
    };
    const answer = await mailer.put("contact", {
      ...CONTACT,
      ...texts,
      customData: INTERESTS,
      recaptcha: "t".repeat(8_192),
    });
    expect(answer.status).toBe(201);
  }
});
