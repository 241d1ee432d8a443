#!/usr/bin/env node
// node tools/prepare.mjs [--browser]: checks Node, installs the packages when needed, finds a browser when asked.
import { prepare } from "./lib/prepare.mjs";
import { projectRoot, runCommand } from "./lib/project.mjs";

await runCommand(() => prepare(projectRoot(), { needsBrowser: process.argv.includes("--browser") }));
