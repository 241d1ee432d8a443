import { createRoot } from "react-dom/client";
import type { InteractiveMapData } from "../../../../../plugins/gatsby-plugin-office-map/types";
import { MAP_FAILED } from "../../../../constants/interactive-map";
import { OfficesMap } from "./offices-map";
import { tellPage } from "./tell-page";
import "./google-map.scss";

const root = document.querySelector<HTMLElement>("#map");
const data = document.querySelector("#offices")?.textContent;

// Visitors agree to the map in the page around this document; opened directly it must load nothing.
if (window.parent === window) location.replace("/");
else if (root && data) {
  // Google's script calls this function when it refuses the key.
  Object.assign(window, { gm_authFailure: () => tellPage(MAP_FAILED) });
  createRoot(root, { onUncaughtError: () => tellPage(MAP_FAILED) }).render(
    <OfficesMap {...(JSON.parse(data) as InteractiveMapData)} />,
  );
}
