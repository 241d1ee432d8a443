// Stands for invariant: the router's own words are for those who write routes by hand.
/** @type {(holds: unknown, message: string) => void} */
module.exports = (holds, message) => {
  if (!holds) throw new Error(message);
};
