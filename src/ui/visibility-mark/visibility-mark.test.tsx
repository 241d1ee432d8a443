import { render, screen } from "@testing-library/react";
import { VisibilityMark } from "./visibility-mark";

test.each([
  ["draft", /draft/i],
  ["scheduled", /scheduled/i],
])("an entry that is %s is marked in the preview", (visibility, words) => {
  render(<VisibilityMark visibility={visibility} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test("a published entry carries no mark", () => {
  const { container } = render(<VisibilityMark visibility="published" />);
  expect(container).toBeEmptyDOMElement();
});
