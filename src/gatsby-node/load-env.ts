import { existsSync } from "node:fs";

/**
 * The file that Gatsby reads for the pages' scripts. Source:
 * https://www.gatsbyjs.com/docs/how-to/local-development/environment-variables/
 */
export const ENV_FILE = `.env.${process.env.GATSBY_ACTIVE_ENV || process.env.NODE_ENV || "development"}`;

// Settings are read in Node, too, for which Gatsby asks a site to load the file itself. Exported
// variables win.
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
