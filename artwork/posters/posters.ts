import { cdTelematika } from "./cd-telematika";
import { chromozoom } from "./chromozoom";
import { esgian } from "./esgian";
import { greenwharf } from "./greenwharf";
import { hid } from "./hid";
import { holstr } from "./holstr";
import { iAmFighter } from "./i-am-fighter";
import { jdiDoSebe } from "./jdi-do-sebe";
import { preciosaRed } from "./preciosa-red";
import { tidewater } from "./tidewater";

/** Posters composed for one case study, by its slug; all others show the product in the room. */
export const POSTERS: Readonly<Record<string, () => string>> = {
  "cd-telematika": cdTelematika,
  chromozoom,
  esgian,
  greenwharf,
  hid,
  holstr,
  "i-am-fighter": iAmFighter,
  "jdi-do-sebe": jdiDoSebe,
  "preciosa-red": preciosaRed,
  tidewater,
};
