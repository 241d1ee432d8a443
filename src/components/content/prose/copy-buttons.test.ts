import { act, fireEvent, screen } from "@testing-library/react";
import { ARTICLE_STRINGS, COPIED_MS } from "../../../constants/article-strings";
import { addCopyButtons } from "./copy-buttons";

const HTML =
  '<div class="code-frame"><pre tabindex="0"><code><span class="hljs-keyword">const</span> a;\nb;\n</code></pre></div>';

let written: string[] = [];

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, "clipboard", {
    value: writeText && { writeText },
    configurable: true,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  setClipboard(async (text) => void written.push(text));
  document.body.innerHTML = `${HTML}${HTML}<p><code>a</code></p>`;
});

afterEach(() => jest.useRealTimers());

const first = () => screen.getAllByRole("button")[0] as HTMLElement;
const announcement = () => screen.getAllByRole("status")[0]?.textContent;
const press = () => act(async () => void fireEvent.click(first()));

test.each([
  ["refuses", async () => Promise.reject(new DOMException("no", "NotAllowedError"))],
  ["has no clipboard", undefined],
])("where the browser %s, the code is selected and the button says so", async (_how, writeText) => {
  setClipboard(writeText);
  addCopyButtons(document.body);
  await press();
  expect(getSelection()?.toString()).toBe("const a;\nb;\n");
  expect(first()).toHaveTextContent(ARTICLE_STRINGS.selected);
  expect(announcement()).toBe(ARTICLE_STRINGS.codeSelected);
});

test("removing the buttons restores the text", async () => {
  const before = document.body.innerHTML;
  const remove = addCopyButtons(document.body);
  await press();
  remove();
  act(() => void jest.advanceTimersByTime(COPIED_MS));
  expect(document.body.innerHTML).toBe(before);
});
