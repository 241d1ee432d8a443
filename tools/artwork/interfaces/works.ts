import type { Product } from "../product";
import { cdTelematika } from "./cd-telematika";
import { hid } from "./hid";

/** The drawn products, by the slug of their case study. */
export const PRODUCTS: Readonly<Record<string, Product>> = {
  "cd-telematika": cdTelematika,
  hid,
};
