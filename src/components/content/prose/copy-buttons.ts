import { ARTICLE_STRINGS, COPIED_MS } from "../../../constants/article-strings";

/** @returns whether it is copied: browsers may refuse, and have no clipboard over http */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A button that copies the code of a frame; the style sheet reserves its place. */
function addButton(frame: Element, code: Element): () => void {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: "code-copy",
  });
  // The live region exists before its text, so that it is announced.
  const status = Object.assign(document.createElement("span"), { className: "visually-hidden" });
  status.setAttribute("role", "status");
  let timer = 0;

  const say = (words: string, announced: string) => {
    button.textContent = words;
    status.textContent = announced;
  };
  say(ARTICLE_STRINGS.copyCode, "");
  button.addEventListener("click", async () => {
    const isCopied = await copyText(code.textContent?.replace(/\n$/, "") ?? "");
    if (isCopied) say(ARTICLE_STRINGS.copied, ARTICLE_STRINGS.codeCopied);
    else {
      getSelection()?.selectAllChildren(code);
      say(ARTICLE_STRINGS.selected, ARTICLE_STRINGS.codeSelected);
    }
    clearTimeout(timer);
    timer = window.setTimeout(() => say(ARTICLE_STRINGS.copyCode, ""), COPIED_MS);
  });
  // Focus order as displayed: above the code.
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
