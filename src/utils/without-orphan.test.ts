import { withoutOrphan } from "./without-orphan";

test("the last two words stay together, a single word stays as it is", () => {
  expect(withoutOrphan("We cut away what is not needed.")).toBe("We cut away what is not\u00a0needed.");
  expect(withoutOrphan("Cut.")).toBe("Cut.");
  expect(withoutOrphan("")).toBe("");
});
