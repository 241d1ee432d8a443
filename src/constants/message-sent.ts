/** Id of a form's thanks, to which the mailer leads a visitor without JavaScript. */
export const MESSAGE_SENT_ID = "message-sent";
