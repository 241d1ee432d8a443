// Replaces invariant without its formatting of messages, which only developers of the router read.
/** @type {(holds: unknown, message: string) => void} */
module.exports = (holds, message) => {
  if (!holds) throw new Error(message);
};
