import { ARTICLE_STRINGS, COPIED_MS } from "../../../constants/article-strings";

/** Copies a text. @returns false if the browser refuses, or has no clipboard, as over HTTP */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Adds a button that copies the code of a frame. @returns removes it */
function addButton(frame: Element, code: Element): () => void {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: "code-copy",
  });
  // The live region has to exist before its text, so that it is announced.
  const status = Object.assign(document.createElement("span"), { className: "visually-hidden" });
  status.setAttribute("role", "status");
  let timer = 0;

  const show = (buttonText: string, announcement: string) => {
    button.textContent = buttonText;
    status.textContent = announcement;
  };
  show(ARTICLE_STRINGS.copyCode, "");
  button.addEventListener("click", async () => {
    const isCopied = await copyText(code.textContent?.replace(/\n$/, "") ?? "");
    if (isCopied) show(ARTICLE_STRINGS.copied, ARTICLE_STRINGS.codeCopied);
    else {
      getSelection()?.selectAllChildren(code);
      show(ARTICLE_STRINGS.selected, ARTICLE_STRINGS.codeSelected);
    }
    clearTimeout(timer);
    timer = window.setTimeout(() => show(ARTICLE_STRINGS.copyCode, ""), COPIED_MS);
  });
  // Before the code, as it is displayed, so that the focus order fits.
  frame.prepend(button, status);
  return () => {
    clearTimeout(timer);
    button.remove();
    status.remove();
  };
}

/** Adds a copy button to each block of code within an element. @returns removes them */
export function addCopyButtons(root: Element): () => void {
  const removers = [...root.querySelectorAll(".code-frame")].flatMap((frame) => {
    const code = frame.querySelector("code");
    return code ? [addButton(frame, code)] : [];
  });
  return () => {
    for (const remove of removers) remove();
  };
}
