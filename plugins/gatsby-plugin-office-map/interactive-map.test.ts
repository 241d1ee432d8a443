/** @jest-environment node */
import { interactiveMapPage } from "./interactive-map";

test("no text of an office ends the script element that holds it", () => {
  const office = {
    slug: "prague",
    title: "</script><script>alert(1)</script>",
    addressLines: [],
    coordinates: { longitude: 14.44, latitude: 50.08 },
  };
  const data = { apiKey: "key", mapId: "id", offices: [office] };
  const page = interactiveMapPage(data, { title: "Offices & map", language: "en" });
  const [, json = ""] = /id="offices">(.*)<\/script>\n/.exec(page) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(data);
});
