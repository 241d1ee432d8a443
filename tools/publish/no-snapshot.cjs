/**
 * Loaded into Gatsby before anything else. Parcel, which compiles what Gatsby is given in TypeScript, then lists every file of
 * the project with its time, to know what has changed when it comes to trust its cache. No build trusts it, and with the pages
 * of a large blog the list takes several times as long as what it is for.
 */
const watcher = require("@parcel/watcher");

watcher.writeSnapshot = async (_folder, snapshot) => snapshot;
