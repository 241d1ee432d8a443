import { ADDRESS_FIELD } from "../model/address";
import type { Problem } from "../model/problem";
import type { CheckedContent } from "../reading/checked-content";
import { placeOf } from "./places";

/** Reports entries whose page has the address of another entry's page. */
export function checkAddresses({ entries }: CheckedContent): { problems: Problem[] } {
  const fileByRoute = new Map<string, string>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { route, sourcePath } = entry;
    if (route === null) continue;
    const other = fileByRoute.get(route);
    if (other)
      problems.push({
        ...placeOf(entry, [ADDRESS_FIELD]),
        rule: `has the address of ${other}, "${route}"`,
        fix: "choose another one",
      });
    else fileByRoute.set(route, sourcePath);
  }
  return { problems };
}
