import type { ContentModel } from "../../gatsby-source-content/model";
import { DRAFT_WIDGET } from "../config/cms-fields";
import { entryFaults, type SavedEntry } from "./check-before-save";
import type { Cms, CmsEntry, CmsReact, WidgetProps } from "./cms";
import { controlAt, reveal } from "./form";

type DraftSwitch = {
  props: WidgetProps & { getEntry: () => CmsEntry };
  state: { entry: CmsEntry };
  setState: (state: { entry: CmsEntry }) => void;
  timer?: ReturnType<typeof setInterval>;
};

const UPDATE_MS = 200;

/**
 * Registers the switch of drafts: the CMS's own for a boolean, and below it what the entry lacks
 * before it can be published. A click on an item leads to its field.
 */
export function registerDraftSwitch(
  { CMS, h, createClass }: { CMS: Cms } & CmsReact,
  model: ContentModel,
): void {
  const boolean = CMS.getWidget("boolean");
  if (!boolean) throw new Error("Decap CMS has no boolean widget");
  const control = createClass({
    getInitialState(this: DraftSwitch) {
      return { entry: this.props.getEntry() };
    },
    componentDidMount(this: DraftSwitch) {
      // The CMS tells a control only when its own value changes.
      this.timer = setInterval(() => {
        const entry = this.props.getEntry();
        if (entry !== this.state.entry) this.setState({ entry });
      }, UPDATE_MS);
    },
    componentWillUnmount(this: DraftSwitch) {
      clearInterval(this.timer);
    },
    render(this: DraftSwitch) {
      const { beforePublishing } = entryFaults(model, this.state.entry.toJS() as SavedEntry);
      const items = beforePublishing.map(({ path, message }) =>
        h(
          "li",
          { key: message },
          h("button", { type: "button", onClick: () => reveal(controlAt(path)) }, message),
        ),
      );
      const list = h(
        "section",
        { className: "beforePublishing", "aria-label": "Before publishing" },
        h("strong", null, "Before publishing:"),
        h("ul", null, ...items),
      );
      return h("div", null, h(boolean.control, this.props), items.length > 0 ? list : null);
    },
  });
  CMS.registerWidget(DRAFT_WIDGET, control, boolean.preview);
}
