/** Runs before the site's script, and also when that is missing. Bundled by itself and loaded first. */
import { guardScripts } from "./guard-scripts";
import { runIntro } from "./intro";

guardScripts();
runIntro();
