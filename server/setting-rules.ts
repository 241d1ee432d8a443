import { isIP } from "node:net";
import addressparser from "nodemailer/lib/addressparser";
import * as v from "valibot";

export const parseUrl = (value: string): URL | null =>
  URL.canParse(value) ? new URL(value) : null;

/**
 * Options of nodemailer that `SMTP_URL` may have in its query, with the values that it takes:
 * https://nodemailer.com/smtp/
 */
const SMTP_OPTIONS: Readonly<Record<string, (value: string) => boolean>> = {
  requireTLS: isSwitch,
  ignoreTLS: isSwitch,
  name: isHost,
  localAddress: (value) => isIP(value) !== 0,
  "tls.servername": isHost,
  "tls.rejectUnauthorized": isSwitch,
};

export const KNOWN_OPTIONS = `an address with no other options than ${Object.keys(SMTP_OPTIONS).join(", ")}, each a host, an IP address, true or false`;

/** The library takes any other text for true. */
function isSwitch(value: string): boolean {
  return value === "true" || value === "false";
}

/** Whether nodemailer knows all options: a misspelt `requireTLS` would send mail unencrypted. */
export function hasKnownOptions(value: string): boolean {
  const options = [...(mailServer(value)?.searchParams ?? [])];
  return options.every(
    ([name, text]) => Object.hasOwn(SMTP_OPTIONS, name) && SMTP_OPTIONS[name]?.(text),
  );
}

/** `null` for what another rule reports. */
function mailServer(value: string): URL | null {
  const parsed = parseUrl(value);
  return /^smtps?:$/.test(parsed?.protocol ?? "") ? parsed : null;
}

/** Whether nothing follows the host: a password with `/` or `#` would end it, and name another host. */
export function hasNoPath(value: string): boolean {
  const { pathname = "", hash = "" } = mailServer(value) ?? {};
  return ["", "/"].includes(pathname) && hash === "";
}

export function hasWholeLogin(value: string): boolean {
  const { username = "", password = "" } = mailServer(value) ?? {};
  return (username === "") === (password === "");
}

/** Whether encryption begins when the port's servers expect it: RFC 8314, 3.3. */
export function hasPortOfScheme(value: string): boolean {
  const { protocol, port = "" } = mailServer(value) ?? {};
  return !(protocol === "smtps:" ? ["25", "587"] : ["465"]).includes(port);
}

/** Whether Redis's database is a number: the client ends the server over the answer to any other. */
export function hasNumberedDatabase(value: string): boolean {
  const { protocol = "", pathname = "", searchParams } = parseUrl(value) ?? {};
  if (!protocol.startsWith("redis")) return true;
  return /^\/?\d*\/?$/.test(pathname) && /^\d*$/.test(searchParams?.get("db") ?? "");
}

/** Whether `fetch` takes an address: it refuses those with user and password. */
export function hasNoLogin(value: string): boolean {
  const { username = "", password = "" } = parseUrl(value) ?? {};
  return username === "" && password === "";
}

/** Incoming webhooks that take one format alone. Others of these hosts take what one has designed. */
const CHATS = {
  slack:
    /^https:\/\/(?:hooks\.slack(?:-gov)?\.com\/services\/|.*\/api\/webhooks\/\d+\/[^/]+\/slack$)/,
  discord:
    /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d+\/[^/?]+(?:\?|$)/,
};

/** The chat whose incoming webhook an address certainly is. */
export function chatOf(value: string | null): keyof typeof CHATS | null {
  if (CHATS.slack.test(value ?? "")) return "slack";
  return CHATS.discord.test(value ?? "") ? "discord" : null;
}

/** Whether an address is not one of the connectors that Microsoft Teams had. */
export const isNoConnector = (value: string): boolean =>
  !/^(?:.+\.)?(?:webhook\.office|outlook\.office(?:365)?)\.com$/.test(
    parseUrl(value)?.hostname ?? "",
  );

const ADDRESS = v.pipe(v.string(), v.rfcEmail());

export const isAddress = (value: string): boolean => v.is(ADDRESS, value);

/** Whether a browser may send an origin. It sends none with `*`, which parses as a host. */
export function isOrigin(value: string): boolean {
  const parsed = parseUrl(value);
  return /^https?:\/\/[^*]+$/.test(value) && parsed?.origin === value;
}

export function isHost(value: string): boolean {
  return (
    isIP(value) !== 0 || (/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) && !/^[\d.]+$/.test(value))
  );
}

/** Whether the mail library reads one address: it takes `Website: <a@b.example>` for a group. */
export function isMailbox(value: string): boolean {
  const [, address = value] = /^[^\p{Cc}<>",;]*<([^<>]+)>$/u.exec(value) ?? [];
  const [mailbox, ...others] = addressparser(value);
  const isOne = mailbox !== undefined && "address" in mailbox && others.length === 0;
  return isAddress(address) && isOne && mailbox.address === address;
}
