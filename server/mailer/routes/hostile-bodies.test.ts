/** @jest-environment node */
import type { FormName } from "../../../src/form-contract/form-ids";
import { makeFolder } from "../../testing/fixture-site";
import { type RawRequest, request } from "../../testing/raw-request";
import { formPath, GENERAL } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";

jest.setTimeout(60_000);

const KB = 1024;
/** Far less than work that grows with the square of the fields would take. */
const SOON_MS = 5_000;
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const PARTS_TYPE = "multipart/form-data; boundary=b";

const json = (fields: Record<string, unknown>) => JSON.stringify(fields);
const nested = (levels: number) => `{"message":${"[".repeat(levels)}${"]".repeat(levels)}}`;
const parts = (fields: [string, string][]) =>
  `${fields.map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join("")}--b--\r\n`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index): [string, string] => [`f${index}`, ""]);

let temp: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  temp = await makeFolder();
});

afterAll(() => temp.remove());

/** With and without `Object.prototype.__proto__`, which some deployments disable for security. */
describe.each([[[]], [["--disable-proto=delete"]]])(
  "a server started with %j",
  (nodeOptions: string[]) => {
    let server: ServerProcess;

    beforeAll(async () => {
      server = await startServerProcess(
        { OUTBOX_DIR: `${temp.folder}/${nodeOptions.length}` },
        { nodeOptions },
      );
    });

    afterAll(() => server.end("SIGTERM"));

    async function send(form: FormName, type: string, body: string) {
      const options: RawRequest = {
        method: type === FORM_TYPE ? "POST" : "PUT",
        headers: { "content-type": type },
        body,
      };
      const { status, headers, body: answer } = await request(server.port, formPath(form), options);
      return {
        status,
        location: headers.location ?? "",
        json: status === 303 ? {} : JSON.parse(String(answer)),
      };
    }

    afterEach(async () => {
      const name = `After ${expect.getState().currentTestName}`.slice(-200);
      const { status, json: answer } = await send(
        "general",
        JSON_TYPE,
        json({ ...GENERAL, message: name }),
      );
      expect({ status, keys: Object.keys(answer) }).toEqual({
        status: 201,
        keys: ["statusCode", "statusText", "id"],
      });
    });

    test.each<[string, FormName, string, string, number]>([
      [
        "4,000 fields, as many as fit",
        "contact",
        JSON_TYPE,
        json(Object.fromEntries(many(4_000))),
        400,
      ],
      ["levels to the last byte", "contact", JSON_TYPE, nested(32 * KB - 10), 400],
      ["10,000 parts", "career", PARTS_TYPE, parts(many(10_000)), 413],
      ["a part of 1 MB", "career", PARTS_TYPE, parts([["message", "x".repeat(KB * KB)]]), 400],
      ["a name of 1 MB", "career", PARTS_TYPE, parts([["x".repeat(KB * KB), "x"]]), 400],
      ["no end", "career", PARTS_TYPE, "--b\r\nContent-Disposition: form-data; name=", 400],
    ])("answers a body with %s", async (_what, form, type, body, status) => {
      const { json: answer } = await send(form, type, body);
      expect(answer).toMatchObject({ statusCode: status });
    });

    test("answers a body that repeats a field 60,000 times within seconds", async () => {
      const begun = performance.now();
      const { location } = await send("general", FORM_TYPE, "a&".repeat(60_000));
      expect(location).toMatch(/^\/message-not-sent/);
      expect(performance.now() - begun).toBeLessThan(SOON_MS);
    });

    test.each([
      [JSON_TYPE, '{"__proto__":{"polluted":1}}'],
      [JSON_TYPE, `{"message":${'{"a":'.repeat(50)}{"__proto__":{"polluted":1}}${"}".repeat(50)}}`],
      [JSON_TYPE, '{"constructor":{"prototype":{"polluted":1}}}'],
      [JSON_TYPE, '{"toString":"x"}'],
      [PARTS_TYPE, parts([["__proto__", '{"polluted":1}']])],
      [FORM_TYPE, "__proto__=x"],
      [FORM_TYPE, "toString=x"],
    ])("refuses names of Object.prototype in %s: %s", async (type, body) => {
      const { status, location } = await send(
        type === PARTS_TYPE ? "career" : "general",
        type,
        body,
      );
      if (type === FORM_TYPE) expect(location).toMatch(/^\/message-not-sent/);
      else expect(status).toBe(400);
    });
  },
);
