import type { Page } from "@playwright/test";

/** As much of Google's script as the map's document knows: pins are buttons, windows show their content. */
const SCRIPT = `
  const quiet = (target) => new Proxy(target, { get: (own, name) => (name in own ? own[name] : () => undefined) });
  class Shown { constructor() { return quiet(this); } }
  class Map extends Shown { constructor(element) { super(); this.element = element; } }
  class InfoWindow extends Shown {
    setContent(content) { this.content = content; }
    open(map) { map.element.append(this.content); }
    close() { this.content?.remove(); }
  }
  class AdvancedMarkerElement {
    constructor({ map, content, title }) {
      this.button = Object.assign(document.createElement("button"), { ariaLabel: title });
      this.button.append(content);
      map.element.append(this.button);
    }
    addListener(name, call) { this.button.addEventListener(name, call); }
    set map(map) { if (!map) this.button.remove(); }
  }
  window.google = { maps: {
    Map, InfoWindow, LatLngBounds: Shown, marker: { AdvancedMarkerElement },
    event: { addListener: () => ({}), removeListener() {} },
  } };
  initMap();
`;

/** What becomes of Google's script: it runs, refuses the key, or does not arrive. */
type Outcome = "runs" | "refuses" | "fails";

/** Stands in for every host but the site's own. @returns the addresses requested, a live list */
export async function standInForMaps(page: Page, outcome: Outcome): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      requested.push(route.request().url());
      if (outcome === "fails") await route.abort();
      else
        await route.fulfill({
          contentType: "text/javascript",
          body: SCRIPT + (outcome === "refuses" ? "gm_authFailure();" : ""),
        });
    },
  );
  return requested;
}
