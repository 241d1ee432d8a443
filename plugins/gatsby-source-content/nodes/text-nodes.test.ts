/** @jest-environment node */
import type { Entry } from "../reading/entry";
import { entry, store } from "../testing/node-store";

describe("texts of blocks", () => {
  const page = (...texts: string[]): Entry => ({
    ...entry("pages", "offer", { blocks: texts.map((text) => ({ type: "text", text })) }),
    body: null,
    idsAbove: { "blocks[2].text": ["prices"] },
  });
  const textAt = (place: number) => `id of content TextPage offer blocks[${place}].text`;

  test("are nodes of their own, each with the ids of headings above it", () => {
    const { sync, node, nodes } = store();
    sync([page("First.", "First.")]);
    expect(node("TextPage", "offer")?.blocks).toEqual([
      { type: "text", text: textAt(1) },
      { type: "text", text: textAt(2) },
    ]);
    expect(nodes.get(textAt(1))).toMatchObject({ idsAbove: [], textsAbove: 0, bodyLevel: 2 });
    expect(nodes.get(textAt(2))).toMatchObject({ idsAbove: ["prices"], textsAbove: 1 });
    // Gatsby would give two equal texts the HTML of one.
    const contents = [1, 2].map((place) => nodes.get(textAt(place))?.internal.content);
    expect(new Set(contents).size).toBe(2);
  });

  test("are deleted with their block, and with their page", () => {
    const { sync, nodes } = store();
    sync([page("First.", "Second.")]);
    sync([page("First.")]);
    expect([...nodes.keys()]).toEqual([textAt(1), "id of content TextPage offer"]);
    sync([]);
    expect([...nodes.keys()]).toEqual([]);
  });
});
