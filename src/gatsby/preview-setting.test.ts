import type { Reporter } from "gatsby";
import { checkPreviewSetting, previewFault } from "./preview-setting";

afterEach(() => {
  delete process.env.GATSBY_PREVIEW;
});

test.each([undefined, "", "0", "1"])("GATSBY_PREVIEW may be %s", (value) => {
  expect(previewFault(value)).toBeNull();
});

test.each(["true", "yes", " 1", "2"])("the build ends and names the setting when it is %j", (value) => {
  const said: unknown[] = [];
  process.env.GATSBY_PREVIEW = value;
  checkPreviewSetting({ reporter: { panic: (message: unknown) => said.push(message) } as unknown as Reporter });
  expect(said).toEqual([expect.stringMatching(/^GATSBY_PREVIEW must be 1 .* or 0 .*, is "/)]);
});
