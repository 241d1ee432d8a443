/**
 * Loaded into Gatsby and its workers. By default the memory of a process grows to four times of what is in use before what is not
 * is thrown away, and there are several processes; so it is twice, for a little more work.
 */
require("node:v8").setFlagsFromString("--heap-growing-percent=100");
