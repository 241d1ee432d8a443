/**
 * Valid values of GATSBY_MAILER_TOKEN, in the build and in the server: browsers send it as the
 * Authorization header.
 */
export const MAILER_TOKEN_PATTERN = /^[!#-&(-~]{1,200}$/;
export const MAILER_TOKEN_RULE = "1 to 200 printable ASCII characters without spaces and quotes";
