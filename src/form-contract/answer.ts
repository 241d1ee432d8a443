/** The message is safely kept. Nothing else is success. */
export const ACCEPTED = 201;
