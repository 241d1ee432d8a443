#!/usr/bin/env node
// node tools/prepare.mjs [--browser]: checks Node, installs the packages when needed, finds a
// browser when asked.
import { prepare } from "./lib/prepare.mjs";
import { runCommand } from "./lib/project.mjs";

await runCommand(() =>
  prepare(process.cwd(), { needsBrowser: process.argv.includes("--browser") }),
);
