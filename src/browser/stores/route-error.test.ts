import { routeErrorOf } from "./route-error";

test.each([
  ["an error", new Error("Boom"), { message: "Boom", status: 500 }],
  [
    "an error with a status",
    Object.assign(new Error("Gone"), { status: 410 }),
    { message: "Gone", status: 410 },
  ],
  ["an error without a message", new Error(""), { message: "Error", status: 500 }],
  [
    "a browser's exception",
    new TypeError("x is undefined"),
    { message: "This page could not be shown", status: 500 },
  ],
  ["a text", "Boom", { message: "Error", status: 500 }],
  ["nothing", undefined, { message: "Error", status: 500 }],
  [
    "an error whose status is not a number",
    { message: "Odd", status: "x" },
    { message: "Odd", status: 500 },
  ],
])(
  "the error page shows message and status of %s, or 'Error' and 500",
  (_what, thrown, expected) => {
    expect(routeErrorOf(thrown)).toEqual(expected);
  },
);
