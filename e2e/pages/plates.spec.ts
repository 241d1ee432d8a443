import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { textOf } from "../support/content";
import { widerThanWindow } from "../support/overflow";
import { openAt, resize } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";

const story = pageOfType("case-study");
/** Those alone in their paragraphs. */
const pictures = textOf("works", path.basename(story)).match(/^!\[.*\)$/gm)?.length ?? 0;

type Plate = { width: string; drawn: number; said: number };

/** How wide each plate is drawn, and how wide its `sizes` says that it is. */
const plates = (page: Page): Promise<Plate[]> =>
  page.locator("[data-plate]").evaluateAll((figures) => {
    const ruler = document.body.appendChild(document.createElement("div"));
    const said = figures.map((figure) => {
      const image = figure.querySelector("img");
      const rows = (figure.querySelector("source")?.sizes ?? "")
        .split(", ")
        .map((row) => /^(?:(\([^)]*\)) )?(.+)$/.exec(row) ?? []);
      ruler.style.width = rows.find(([, condition]) => !condition || matchMedia(condition).matches)?.[2] ?? "";
      const width = figure.getAttribute("data-plate") ?? "";
      return { width, drawn: image?.getBoundingClientRect().width ?? 0, said: ruler.getBoundingClientRect().width };
    });
    ruler.remove();
    return said;
  });

/** Pairs of plates, facts and blocks of the text that lie over each other. */
const collisions = (page: Page): Promise<string[]> =>
  page.locator("[data-plate]").evaluateAll((figures) => {
    const others = [...document.querySelectorAll("article dl"), ...(figures[0]?.parentElement?.children ?? [])];
    return figures.flatMap((figure) => {
      const own = figure.getBoundingClientRect();
      return others
        .filter((other) => {
          const box = other.getBoundingClientRect();
          const isApart =
            box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom;
          return other !== figure && !isApart;
        })
        .map((other) => `${figure.getAttribute("data-plate")} over ${other.outerHTML.slice(0, 80)}`);
    });
  });

test("plates keep to the window and off all else, and are as wide as they tell the browser", async ({
  sharedPage: page,
}) => {
  await openAt(page, story, { width: 320, height: 900 });
  await expect(page.locator("[data-plate]")).toHaveCount(pictures);
  for (const width of [320, 768, 991, 992, 1440, 2560]) {
    await resize(page, { width, height: 900 });
    expect(await widerThanWindow(page), `at ${width} px`).toEqual([]);
    expect(await collisions(page), `at ${width} px`).toEqual([]);
    for (const plate of await plates(page)) {
      expect(plate.drawn, `${JSON.stringify(plate)} at ${width} px`).toBeGreaterThan(0.95 * plate.said);
      expect(plate.drawn, `${JSON.stringify(plate)} at ${width} px`).toBeLessThan(1.05 * plate.said);
    }
  }
});
