import type { Problem } from "../../../content-model/problem";
import { atlasOf, kilometresFrom } from "../../drawing/atlas";
import type { CheckedEntry } from "../entry";
import { placeOf } from "./check-entries";

/** Islands that the atlas lacks, and harbours beyond its coasts, are nearer. */
const FAR_KM = 300;

type Located = { country?: string; coordinates?: { longitude?: number; latitude?: number } };

/** The place of an office is in its country, or beside it; else its two numbers are often swapped. */
export function adviseOffices(entries: readonly CheckedEntry[]): Problem[] {
  const names = new Intl.DisplayNames("en", { type: "region" });
  return entries.flatMap((entry) => {
    const { country, coordinates: { longitude, latitude } = {} } = entry.data as Located;
    // Zeros stand in new entries, which say elsewhere what is to be written.
    if (entry.collection.name !== "offices" || !country || !longitude || !latitude) return [];
    const name = names.of(country) ?? "";
    const away = (at: [number, number]) => kilometresFrom(atlasOf("50m"), name, at);
    const kilometres = Math.round(away([longitude, latitude]));
    if (kilometres < FAR_KM) return [];
    const fix = away([latitude, longitude]) < FAR_KM ? "swap longitude and latitude" : "correct them, or the country";
    return [{ ...placeOf(entry, ["coordinates"]), rule: `are ${kilometres} km away from ${name}`, fix }];
  });
}
