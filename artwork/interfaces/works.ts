import type { Product } from "../product";
import { cdTelematika } from "./cd-telematika";
import { chromozoom } from "./chromozoom";
import { contemporary } from "./contemporary";
import { esgian } from "./esgian";
import { fcViktoriaPlzen } from "./fc-viktoria-plzen";
import { greenwharf } from "./greenwharf";
import { hid } from "./hid";
import { holstr } from "./holstr";
import { iAmFighter } from "./i-am-fighter";
import { jdiDoSebe } from "./jdi-do-sebe";
import { klubNovehoLesa } from "./klub-noveho-lesa";
import { pivniWeb } from "./pivni-web";
import { preciosaNostalgia } from "./preciosa-nostalgia";
import { preciosaRed } from "./preciosa-red";
import { recipesLarder } from "./recipes-larder";
import { tidewater } from "./tidewater";

/** The drawn products, by the slug of their case study. */
export const PRODUCTS: Readonly<Record<string, Product>> = {
  "cd-telematika": cdTelematika,
  chromozoom,
  contemporary,
  esgian,
  "fc-viktoria-plzen": fcViktoriaPlzen,
  greenwharf,
  hid,
  holstr,
  "i-am-fighter": iAmFighter,
  "jdi-do-sebe": jdiDoSebe,
  "klub-noveho-lesa": klubNovehoLesa,
  "pivni-web": pivniWeb,
  "preciosa-nostalgia": preciosaNostalgia,
  "preciosa-red": preciosaRed,
  "recipes-larder": recipesLarder,
  tidewater,
};
