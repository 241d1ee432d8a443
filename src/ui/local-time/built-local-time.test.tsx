/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { LocalTime } from "./local-time";

test("built HTML names the time zone", () => {
  expect(renderToString(<LocalTime timeZone="Europe/Prague" />)).toContain("Central European Time");
});
