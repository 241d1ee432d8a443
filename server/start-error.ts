/** The server cannot start before somebody acts; the message says what is wrong and how to fix it. */
export class StartError extends Error {}
