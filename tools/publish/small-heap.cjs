/**
 * Loaded into Gatsby and its workers. The heap of a process that has room grows to up to four times of what is in use before what
 * is not is thrown away, and there are several processes; so it is twice, for a little more work. With less room Node.js is more
 * modest by itself.
 */
const { getHeapStatistics, setFlagsFromString } = require("node:v8");

const ROOM_BYTES = 2 ** 31;

if (getHeapStatistics().heap_size_limit >= ROOM_BYTES) setFlagsFromString("--heap-growing-percent=100");
