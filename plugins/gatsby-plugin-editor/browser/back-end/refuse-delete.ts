import type { ContentModel, Problem } from "../../../gatsby-source-content/model";
import { fileAt, formOf } from "../../forms";
import { findDeleteButton } from "../decap-internals";
import { ask, element } from "../dialog";
import { announce } from "../messages";
import { type Check, linkTo, type Read, titleOf } from "./content-problems";

type Site = { model: ContentModel; read: Read; check: Check };

/** A list of links to the fields that refer to an entry, in a dialog. */
async function referencesDialog(
  { model, read }: Site,
  file: string,
  problems: readonly Problem[],
): Promise<HTMLDialogElement> {
  const collection = formOf(model, { file: `content/${file}`, rule: "", fix: "" })?.collection;
  const title = collection ? titleOf(collection, file, await read(file)) : file;
  const heading = element("h2", { id: "references" }, `"${title}" cannot be deleted yet`);
  const advice =
    "It is still used here. Choose another one or remove it in each of these places, save, and delete it then.";
  const dialog = element("dialog", { className: "linkDialog" });
  const links = await Promise.all(
    problems.map((problem) => linkTo(model, read, problem, () => dialog.close())),
  );
  const linkByPlace = new Map(links.map((link) => [link.textContent, link]));
  const items = [...linkByPlace.values()].map((link) => element("li", {}, link));
  dialog.append(
    heading,
    element("p", {}, advice),
    element("ul", {}, ...items),
    element("form", { method: "dialog" }, element("button", {}, "Keep it")),
  );
  dialog.setAttribute("aria-labelledby", heading.id);
  return dialog;
}

let listening = new AbortController();

/**
 * Says where an entry is used when it is to be deleted. By itself the CMS asks first whether to
 * delete it, and hears of the refusal after that.
 */
export function refuseDelete(site: Site): void {
  const refuse = async (event: Event) => {
    const button = findDeleteButton(event);
    const file = button && fileAt(site.model, location.hash);
    // The click below is not a person's.
    if (!file || !event.isTrusted) return;
    event.stopImmediatePropagation();
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    announce("Looking for entries that use this one.");
    const { hash } = location;
    // Without an answer, the back end asks again before it deletes.
    const dialog = await site
      .check([{ file }])
      .then((problems) => (problems.length > 0 ? referencesDialog(site, file, problems) : null))
      .catch(() => null);
    button.ariaBusy = null;
    announce("");
    // The editor has gone on to another form.
    if (location.hash !== hash) return;
    if (dialog) await ask(dialog);
    else button.click();
  };
  // The CMS opens its back end more than once.
  listening.abort();
  listening = new AbortController();
  addEventListener("click", refuse, { capture: true, signal: listening.signal });
}
