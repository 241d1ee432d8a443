import { readAnswer } from "./send";

test("the mailer's status code 201 is success", () => {
  expect(readAnswer('{"statusCode":201,"statusText":"Created"}')).toBeNull();
});

test.each([
  ['{"statusCode":500,"statusText":"Disk full"}', "Disk full"],
  ['{"statusCode":"201","statusText":"Almost"}', "Almost"],
  ["", "an answer that could not be read"],
  ["<!DOCTYPE html><title>Bad Gateway</title>", "an answer that could not be read"],
  ['{"statusCode":201', "an answer that could not be read"],
  ["null", "an answer that could not be read"],
  ["[201]", "an answer that could not be read"],
  ['{"statusCode":500,"statusText":null}', "an answer that could not be read"],
  ['{"statusCode":500,"statusText":7}', "an answer that could not be read"],
  ['{"statusCode":500,"statusText":"<b>no</b>"}', "<b>no</b>"],
])("the answer %s is a failure: %s", (text, message) => {
  expect(readAnswer(text)).toEqual({ message, problems: {} });
});

test("only the beginning of a long status text is shown", () => {
  const answer = readAnswer(JSON.stringify({ statusCode: 500, statusText: "x".repeat(10_000) }));
  expect(answer).toMatchObject({ message: "x".repeat(200) });
});

test("problems of fields are read, except for unknown ones", () => {
  const problems = { email: "email", phone: "toString", name: 7 };
  expect(readAnswer(JSON.stringify({ statusCode: 400, statusText: "no", problems }))).toMatchObject(
    {
      problems: { email: "email" },
    },
  );
});
