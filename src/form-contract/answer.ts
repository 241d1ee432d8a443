/** The status of a message that is safely kept. All other statuses are failures. */
export const ACCEPTED = 201;
