import type { SyntheticEvent } from "react";
import { reset, run } from "vanilla-cookieconsent";
import { type CookiePromptCopy, configuration } from "../components/layout/consent/cookie-prompt";

/** Keeps buttons of the prompt from an answer. */
function answerNothing(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The cookie prompt and its settings, drawn by their library without opening or asking anything.
 */
export function PromptPreview({ data }: { data: Record<string, unknown> }) {
  const draw = (root: HTMLElement | null) => {
    if (!root) return;
    reset();
    const copy = data.consentSettings as CookiePromptCopy;
    // A cookie of this name is never set, so that an editor's own answer hides nothing.
    void run({
      ...configuration(copy, []),
      root,
      autoShow: false,
      lazyHtmlGeneration: false,
      cookie: { name: "preview" },
    });
  };
  return <div className="editorPrompt" onClickCapture={answerNothing} ref={draw} />;
}
