import type { LinkTarget } from "../../gatsby-source-content/check";
import { LINK_WIDGET } from "../config/cms-fields";
import { addressFault, missingPageQuestion } from "./address-fault";
import type { Cms, CmsReact, WidgetProps } from "./cms";
import { RICH_TEXT, RICH_TEXT_LINK } from "./decap-internals";
import { ask, element } from "./dialog";

/** `LINK_TARGETS` of `content-api.ts`. */
const TARGETS = "/admin/link-targets.json";
/** Id of the list that fields of links offer. */
const LIST = "link-targets";

/** Longest wait for the addresses, in which a link cannot be set. */
const TIMEOUT_MS = 10_000;

/**
 * Fills the list with the addresses that may be chosen. Without an answer links can be typed.
 * @returns the addresses, none without an answer
 */
async function readTargets(): Promise<string[]> {
  const targets: LinkTarget[] = await fetch(TARGETS, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((answer) => (answer.ok ? answer.json() : []))
    .catch(() => []);
  const list =
    document.getElementById(LIST) ??
    document.body.appendChild(Object.assign(document.createElement("datalist"), { id: LIST }));
  list.replaceChildren(...targets.map(({ address, title }) => new Option(title, address)));
  return targets.map(({ address }) => address);
}

type LinkProps = WidgetProps & {
  field: { get: (name: string) => unknown };
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
};

/** Registers the field of a link, which searches the site’s addresses by their words and titles. */
export function registerLinks({ CMS, h, createClass }: { CMS: Cms } & CmsReact): void {
  const control = createClass({
    // As https://decapcms.org/docs/custom-widgets/#advanced-field-validation has it.
    isValid(this: { props: LinkProps }) {
      const { value, field } = this.props;
      const fault = addressFault(String(value ?? "").trim());
      return fault === null || { error: { message: `${field.get("label")}: ${fault}` } };
    },
    render(this: { props: LinkProps }) {
      const { value, onChange, forID, classNameWrapper, setActiveStyle } = this.props;
      return h("input", {
        id: forID,
        list: LIST,
        className: classNameWrapper,
        value: value ?? "",
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
        onFocus: () => {
          setActiveStyle();
          void readTargets();
        },
        onBlur: this.props.setInactiveStyle,
      });
    },
  });
  CMS.registerWidget(LINK_WIDGET, control, CMS.getWidget("string")?.preview);
}

/**
 * Asks for an address.
 * @param present that of the link with the cursor, empty without one
 * @returns null when nothing is to change
 */
async function askForAddress(present: string): Promise<string | null> {
  const input = element("input", { value: present, autocomplete: "off" });
  input.setAttribute("list", LIST);
  const fault = element("p", { role: "alert", className: "fault" });
  const tell = (): boolean => {
    const words = addressFault(input.value.trim());
    fault.textContent = words;
    return words !== null;
  };
  const hint =
    "A page of this site by its address or its title, or a full address. Empty removes the link.";
  const form = element(
    "form",
    { method: "dialog" },
    element("label", {}, "Where the link leads", input),
    fault,
    element("p", {}, hint),
    element("button", { value: "set" }, "Set link"),
    element("button", { value: "" }, "Cancel"),
  );
  const dialog = element("dialog", { className: "linkDialog" }, form);
  input.onchange = tell;
  const targets = readTargets();
  form.onsubmit = async (event) => {
    const button = event.submitter as HTMLButtonElement;
    const { value } = button;
    if (value !== "set") return;
    event.preventDefault();
    // The addresses may come after the words of an editor who types fast.
    button.disabled = true;
    const addresses = await targets;
    button.disabled = false;
    if (!dialog.open) return;
    const question = missingPageQuestion(input.value.trim(), addresses);
    if (!tell() && (question === null || confirm(question))) dialog.close(value);
    else input.focus();
  };
  const answer = await ask(dialog);
  return answer === "set" ? input.value.trim() : null;
}

/**
 * Clicks a button whose handler asks the browser for words, with the answer at hand.
 * @param answer null to change nothing
 * @returns the words that it proposes
 */
function clickWith(button: HTMLElement, answer: string | null): string {
  const { prompt } = window;
  let proposed = "";
  window.prompt = (_question, words = "") => {
    proposed = words;
    return answer;
  };
  button.click();
  window.prompt = prompt;
  return proposed;
}

/** Lets the button of the rich text choose among the site’s addresses. By itself it asks for one. */
export function chooseLinks(): void {
  addEventListener(
    "click",
    async (event) => {
      const button = (event.target as Element).closest<HTMLElement>(RICH_TEXT_LINK);
      const text = button?.closest(RICH_TEXT);
      if (!button || !text || !event.isTrusted) return;
      event.stopImmediatePropagation();
      const proposed = clickWith(button, null);
      // The browser would return the focus to the text with the cursor at its beginning, of which
      // the rich text may hear before the link is set.
      (document.activeElement as HTMLElement | null)?.blur();
      const address = await askForAddress(proposed);
      // The rich text draws its bar anew with each key and each place of the cursor. Its handler
      // returns the focus to the text, without an address, too.
      const redrawn = text.querySelector<HTMLElement>(RICH_TEXT_LINK);
      if (redrawn) clickWith(redrawn, address);
    },
    { capture: true },
  );
}
