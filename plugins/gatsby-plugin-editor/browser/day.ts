import { BEGINS, ENDS } from "../../gatsby-source-content/model";
import type { Cms, CmsReact, WidgetProps } from "./cms";

/** The value by which the configuration proposes today for a new entry. */
const NOW = "{{now}}";

/** What a day means for the live site, where that is not plain; see `visibilityOf`. */
function noteOn(name: string, day: string, today: string): string | null {
  const now = `Today is ${today} for the site`;
  if (BEGINS.includes(name) && day > today)
    return `${now}: it appears with the first build on that day.`;
  if (ENDS.includes(name) && day !== "" && day < today)
    return `${now}: it is not there any more, with the first build after that day.`;
  return null;
}

type DayProps = WidgetProps & {
  field: { get: (name: string) => unknown };
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
};

/**
 * Replaces the control of days. Decap CMS's own proposes the day of the browser, which may be
 * another one than where the agency is: the entry would wait, or be dated before its day.
 * @param today the day in the agency's time zone, `YYYY-MM-DD`
 */
export function registerDay(
  { CMS, h, createClass }: { CMS: Cms } & CmsReact,
  today: () => string,
): void {
  const control = createClass({
    componentDidMount(this: { props: DayProps }) {
      const { value, onChange } = this.props;
      if (value === NOW) onChange(today());
    },
    render(this: { props: DayProps }) {
      const { field, value, onChange, forID, classNameWrapper } = this.props;
      const day = typeof value === "string" && value !== NOW ? value : "";
      const note = noteOn(String(field.get("name")), day, today());
      const input = {
        id: forID,
        type: "date",
        className: classNameWrapper,
        value: day,
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
        onFocus: this.props.setActiveStyle,
        onBlur: this.props.setInactiveStyle,
      };
      return h(
        "div",
        null,
        h("input", input),
        note ? h("p", { className: "dayNote", role: "status" }, note) : null,
      );
    },
  });
  CMS.registerWidget("datetime", control, CMS.getWidget("datetime")?.preview);
}
