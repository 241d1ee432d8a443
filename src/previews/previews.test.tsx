jest.mock("gatsby", () => jest.requireActual("./stand-ins"));
jest.mock("@reach/router", () => jest.requireActual("./stand-ins"));
// Class names, by which a title of few letters is told from others.
jest.mock(
  "identity-obj-proxy",
  () => new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) }),
);
jest.mock("../ui/link/link", () => jest.requireActual("./stand-ins"));

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { act, render } from "@testing-library/react";
import { takeMarks } from "../../plugins/gatsby-plugin-editor/browser/click-to-edit/parts";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { markValues } from "../../plugins/gatsby-plugin-editor/field-marks";
import { CONTENT_MODEL } from "../content-model/content-model";
import { PREVIEWS } from "./previews";

class NoObserver {
  observe() {}
  disconnect() {}
}

/** Where a preview finds the data of the site: here without any entry. */
beforeEach(() => {
  const result = { data: { works: { nodes: [] } }, pageContext: {} };
  // One answer for all: of pages, and of the static query of the people who answer a form.
  const file = { result, staticQueryHashes: ["1"], data: { people: { nodes: [] } } };
  const answer = { ok: true, json: async () => file };
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
  globalThis.fetch = (async () => answer) as unknown as typeof fetch;
});

const COLLECTIONS = CONTENT_MODEL.collections.filter(
  ({ format }) => format === "markdown" || format === "json",
);

/** Draws a preview as the editor does, with marks or without. */
async function drawn(name: string, data: Record<string, unknown>, hasMarks: boolean) {
  const collection = COLLECTIONS.find((one) => one.name === name) ?? COLLECTIONS[0];
  if (!collection) throw new Error("There is a collection");
  const selectors = { ...PREVIEWS.selectors[""], ...PREVIEWS.selectors[name] };
  const entry = {
    data: hasMarks ? markValues(collection.fields, data, Object.keys(selectors)) : data,
    getAsset: (file: string) => `/files/${file}`,
    fieldsMetaData: { getIn: () => undefined },
  };
  const { container, unmount } = render(PREVIEWS.render(collection, entry, "2026-01-01"));
  await act(async () => undefined);
  takeMarks(container, selectors);
  const html = container.innerHTML;
  unmount();
  return html;
}

/** HTML without the attribute of parts, marks of files, and ids that React counts up. */
const withoutParts = (html: string): string =>
  html.replace(/ data-field="[^"]*"|#[\ue000-\uf8ff]|_r_\w+_/g, "");

test.each(COLLECTIONS.map(({ name }) => name))(
  "the preview of an entry of %s looks the same with marks as without",
  async (name) => {
    const entries = readdirSync(path.join("content", name))
      .map((entry) => path.join("content", name, entry))
      .filter((entry) => !/\.(jpg|png|svg)$/.test(entry))
      .slice(0, 16);
    expect(entries).not.toEqual([]);
    for (const entry of entries) {
      const isJson = entry.endsWith(".json");
      const text = readFileSync(isJson ? entry : path.join(entry, "index.md"), "utf8");
      const data = (isJson ? JSON_FORMAT : MARKDOWN_FORMAT).fromFile(text);
      const html = await drawn(name, data, true);
      expect(html).toContain("data-field=");
      expect(withoutParts(html)).toBe(withoutParts(await drawn(name, data, false)));
    }
  },
);
