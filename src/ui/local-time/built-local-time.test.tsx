/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { LocalTime } from "./local-time";

test("without a script it names the time zone", () => {
  expect(renderToString(<LocalTime timeZone="Europe/Prague" />)).toContain("Central European Time");
});
