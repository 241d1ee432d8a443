import { barbora } from "./barbora-sykorova";
import { daniel } from "./daniel-whitfield";
import { elin } from "./elin-dahl";
import { ingrid } from "./ingrid-solberg";
import { jonas } from "./jonas-kolar";
import { klara } from "./klara-vesela";
import { marek } from "./marek-dolezal";
import { maya } from "./maya-brooks";
import { ondrej } from "./ondrej-bartak";
import { petr } from "./petr-hruska";
import { samuel } from "./samuel-ortiz";
import { sofie } from "./sofie-haugen";
import { tereza } from "./tereza-linhart";
import { tomas } from "./tomas-weiss";

/** Draws each member's portrait, by the slug in `content/team`. Invented people: nobody's likeness. */
export const PORTRAITS: Readonly<Record<string, () => string>> = {
  "barbora-sykorova": barbora,
  "daniel-whitfield": daniel,
  "elin-dahl": elin,
  "ingrid-solberg": ingrid,
  "jonas-kolar": jonas,
  "klara-vesela": klara,
  "marek-dolezal": marek,
  "maya-brooks": maya,
  "ondrej-bartak": ondrej,
  "petr-hruska": petr,
  "samuel-ortiz": samuel,
  "sofie-haugen": sofie,
  "tereza-linhart": tereza,
  "tomas-weiss": tomas,
};
