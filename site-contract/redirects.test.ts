/** @jest-environment node */
import { parseRedirects, redirectLines } from "./redirects";

test("it reads addresses with 301 or a status of their own, comments, blanks and Windows line ends", () => {
  const text = "# all\r\n\r\n\t/a \t /b  301! \r\n/c /d#e 302 # because\r\n/f https://other.example/g\r\n";
  expect(parseRedirects(text)).toEqual({
    redirects: [
      { from: "/a", to: "/b", statusCode: 301 },
      { from: "/c", to: "/d#e", statusCode: 302 },
      { from: "/f", to: "https://other.example/g", statusCode: 301 },
    ],
    problems: [],
  });
});

test("it reads what it writes, and writes letters as browsers send them", () => {
  const redirects = [{ from: "/caf%C3%A9", to: "/b%20%C3%BC?x=1#c" }];
  const written = redirectLines([{ from: "/café", to: "/b%20ü?x=1#c" }]);
  expect(parseRedirects(written)).toEqual({ redirects: [{ ...redirects[0], statusCode: 301 }], problems: [] });
});

test.each([
  "/blog/* /news/:splat 301",
  "/blog/:year /news",
  "/a /b 200",
  "/a",
  "/a //evil.example",
  "/a /\\evil.example",
  "/a javascript:alert(1)",
  "/a?x=1 /b",
  "/a /b 301 Country=cz",
  "/../a /b",
  "/%ff /b",
])("it leaves out and reports %j", (line) => {
  expect(parseRedirects(`/x /y\n${line}`)).toEqual({
    redirects: [{ from: "/x", to: "/y", statusCode: 301 }],
    problems: [`line 2 is not supported: ${line}`],
  });
});
