#!/usr/bin/env node
// npm run serve: runs the built server in this process, as in production.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PlainError, runCommand } from "./lib/project.mjs";

await runCommand(async () => {
  const server = join(process.cwd(), "dist", "server.mjs");
  if (!existsSync(server))
    throw new PlainError(
      "There is no built server in dist/server.mjs. Make one with: npm run build",
    );
  await import(pathToFileURL(server).href);
});
