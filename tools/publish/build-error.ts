/** A failure whose message is all that a person needs to read: printed without a stack. */
export class BuildError extends Error {}
