/**
 * What must run before the site's own script, and when that is missing. Bundled by `gatsby/loose-files.ts`, loaded first.
 */
import { guardScripts } from "./guard-scripts";
import { runIntro } from "./intro";

guardScripts();
runIntro();
