import * as choices from "../../../ui/choices/choices.module.scss";
import { classNames } from "../../../utils/class-names";
import { KIND_KEY, SEARCH_KINDS } from "../../constants";
import { chooseKind, useSearch } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search-kinds.module.scss";

/** Choice of the kind of results, each with its count. */
export function SearchKinds() {
  const { answered, kind, counts } = useSearch();
  const sum = counts.article + counts.work + counts.service;
  if (!answered || sum === 0) return null;
  const kinds = [
    { value: null, title: SEARCH_STRINGS.allKinds, count: sum },
    ...SEARCH_KINDS.map((value) => ({ value, title: SEARCH_STRINGS.kinds[value].many, count: counts[value] })),
  ];
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{SEARCH_STRINGS.chooseKind}</legend>
      <div className={choices.row}>
        {kinds.map(({ value, title, count }) => (
          <label key={title} className={classNames(choices.choice, count === 0 && styles.none)}>
            <input
              type="radio"
              name={KIND_KEY}
              form="search-form"
              value={value ?? ""}
              checked={value === kind}
              className={styles.radio}
              onChange={() => chooseKind(value)}
            />
            {title} <span className={choices.count}>{count.toLocaleString("en")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
