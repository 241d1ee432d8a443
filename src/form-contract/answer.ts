/** What the mailer answers, whatever happened; `statusCode` equals the HTTP status. Specification, section 7. */
export type FormAnswer = { statusCode: number; statusText: string };

/** The message is safely kept. Nothing else is success. */
export const ACCEPTED = 201;
