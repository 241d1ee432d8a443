#!/usr/bin/env node
// npm start, npm run build: installs the packages when needed, then runs Gatsby with the given
// options.
import { prepare } from "./lib/prepare.mjs";
import { projectBinary, run, runCommand } from "./lib/project.mjs";

await runCommand(async () => {
  const root = process.cwd();
  prepare(root);
  // glibc keeps a memory arena per thread that decodes pictures; limited to two, a build needs a
  // third less memory. Source: https://sharp.pixelplumbing.com/install#linux-memory-allocator
  process.exitCode = await run(root, projectBinary(root, "gatsby"), process.argv.slice(2), {
    MALLOC_ARENA_MAX: "2",
  });
});
