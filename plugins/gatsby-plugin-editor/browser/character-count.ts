import type { Cms, CmsReact, WidgetProps } from "./cms";
import { noteEntry } from "./form";

type TextProps = WidgetProps & {
  field: { get: (name: "max_length") => number | undefined };
  hasActiveStyle: boolean;
};

/** Counts the characters of texts that have a limit, while they are typed and where there are too many. */
export function registerCharacterCount({ CMS, h, createClass }: { CMS: Cms } & CmsReact): void {
  for (const name of ["string", "text"]) {
    const text = CMS.getWidget(name);
    if (!text) throw new Error(`Decap CMS has no ${name} widget`);
    const control = createClass({
      render(this: { props: TextProps }) {
        const { field, value, hasActiveStyle, getEntry } = this.props;
        noteEntry(getEntry);
        const max = field.get("max_length") ?? Number.POSITIVE_INFINITY;
        const { length } = String(value ?? "");
        const isShown = length > max || (hasActiveStyle && Number.isFinite(max));
        const count = h(
          "p",
          { className: length > max ? "characters tooMany" : "characters" },
          `${length} of at most ${max} characters`,
        );
        return h(
          "div",
          { className: "counted" },
          h(text.control, this.props),
          isShown ? count : null,
        );
      },
    });
    CMS.registerWidget(name, control, text.preview);
  }
}
