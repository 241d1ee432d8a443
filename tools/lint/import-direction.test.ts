/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = process.cwd();

/** Lints one file with the project's rules, in a folder of its own. */
function lint(file: string, source: string): { code: number | null; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "lint "));
  try {
    symlinkSync(path.join(ROOT, "biome.json"), path.join(folder, "biome.json"));
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
    const { status, stdout, stderr } = spawnSync(
      path.join(ROOT, "node_modules/.bin/biome"),
      ["lint", "--vcs-enabled=false", file],
      { cwd: folder, encoding: "utf8" },
    );
    return { code: status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["src/utils/a.ts", "../components/ui/link/link"],
  ["src/constants/a.ts", "../hooks/use-route"],
  ["src/content-model/a.ts", "../stores/menu"],
  ["src/hooks/use-a.ts", "../components/ui/link/link"],
  ["src/stores/a.ts", "../templates/work"],
  ["src/components/ui/a/a.tsx", "../../../templates/work"],
  ["src/components/ui/a/a.tsx", "../../../pages/works"],
  ["src/form-contract/a.ts", "../utils/tone"],
  ["server/a.ts", "../src/utils/tone"],
  ["server/a.ts", "react"],
])("the linter refuses that %s imports %s", (file, imported) => {
  const { code, output } = lint(file, `import { a } from "${imported}";\n\nexport const b = a;\n`);
  expect(output).toContain("noRestrictedImports");
  expect(code).toBe(1);
});

test.each([
  ["src/components/ui/a/a.tsx", "../../../utils/tone"],
  ["src/templates/a.tsx", "../components/ui/link/link"],
  ["src/hooks/use-a.ts", "../stores/menu"],
  ["server/mailer/a.ts", "../../src/form-contract/contact"],
])("the linter lets %s import %s", (file, imported) => {
  const { code, output } = lint(file, `import { a } from "${imported}";\n\nexport const b = a;\n`);
  expect(output).not.toContain("noRestrictedImports");
  expect(code).toBe(0);
});
