import * as v from "valibot";
import {
  MAX_EMAIL_LENGTH,
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_URL_LENGTH,
  NAME_MIN_LENGTH,
  PHONE_LONGER_THAN,
} from "./limits";
import type { Problem } from "./problems";

/** Types the message of a rule. */
const because = (problem: Problem): Problem => problem;

/**
 * Characters that turn the direction of the text around them, and can make a line say what it does
 * not.
 */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** Control characters, line breaks included. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Control characters that a text of several lines has no use for. */
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]+/gu;

/** What nobody sees: a value of nothing else is empty. */
const INVISIBLE = /[\p{Cf}\p{DI}\s]/gu;

/** Of those, the ones that are not blanks either: blanks between words count. */
const FORMATTING = /[\p{Cf}\p{DI}]/gu;

const visibleLength = (text: string): number => text.replace(INVISIBLE, "").length;

/** One line of text: no control characters, no blanks around it. */
const line = (mostLength: number) =>
  v.pipe(
    v.string(because("text")),
    v.maxLength(mostLength, because("long")),
    v.transform((text) => text.replace(DIRECTION, "").replace(CONTROL, " ").trim()),
  );

/**
 * As the HTML standard's, with a top-level domain and letters of every script, and without what no
 * mail server takes (RFC 5321): a dot at an end of the name or beside another, a hyphen at an end
 * of a label.
 */
const EMAIL =
  /^(?!\.|.*\.[.@]|.*@.*-(?:\.|$))[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,8}\p{L}[\p{L}\p{N}\p{M}-]{1,62}$/u;

/** What may be left out is an empty text then. */
export const optionalLine = () => v.optional(line(MAX_LINE_LENGTH), "");

const visible = v.check((text: string) => visibleLength(text) > 0, because("required"));

/** A name, however short. */
export const shortName = () => v.pipe(line(MAX_NAME_LENGTH), visible);

export const name = () =>
  v.pipe(
    shortName(),
    v.check(
      (text) => text.replace(FORMATTING, "").trim().length >= NAME_MIN_LENGTH,
      because("name"),
    ),
  );

/**
 * Without the invisible characters that come with what is copied from web pages and address books.
 */
const address = (mostLength: number) =>
  v.pipe(
    line(mostLength),
    v.transform((text) => text.replace(FORMATTING, "").trim()),
  );

export const email = () =>
  v.pipe(
    address(MAX_EMAIL_LENGTH),
    v.nonEmpty(because("required")),
    v.regex(EMAIL, because("email")),
  );

const isPhone = (text: string): boolean =>
  text.length > PHONE_LONGER_THAN && visibleLength(text) > 0;

export const phone = () =>
  v.pipe(
    line(MAX_PHONE_LENGTH),
    v.nonEmpty(because("required")),
    v.check(isPhone, because("phone")),
  );

export const optionalPhone = () =>
  v.optional(
    v.pipe(
      line(MAX_PHONE_LENGTH),
      v.check((text) => text === "" || isPhone(text), because("phone")),
    ),
    "",
  );

/** Several lines. */
const text = () =>
  v.pipe(
    v.string(because("text")),
    // In forms that are sent as such every line break is two characters; in the field it is one.
    v.transform((value) => value.replace(/\r\n?/g, "\n")),
    v.maxLength(MAX_MESSAGE_LENGTH, because("longMessage")),
    v.transform((value) => value.replace(DIRECTION, "").replace(CONTROL_IN_TEXT, "").trim()),
  );

export const message = () => v.pipe(text(), visible);

export const optionalMessage = () => v.optional(text(), "");

const WEB_ADDRESS = /^https?:\/\/[^\s/.]+\.\S/;

/** What people write where they have nothing to write. */
const NOTHING = /^(?:none|no|n\/?a|[^\p{L}\p{N}]*)$/iu;

/**
 * The name of a server and what follows it, after a slip in the scheme, words such as "My
 * profile:", or a mark that opens.
 */
const PLACE =
  /^(?:(http)[:/]+|(?:.*?[\s/:<("'“‘])??)((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?![\p{L}\p{N}@-]).*?)[>)"'”’;,.]*$/iu;

/** An address as it was meant, without blanks around its signs. */
const mended = (text: string): string =>
  text
    .replace(/\s*([./:])\s*/g, "$1")
    .replace(PLACE, (_all, http, place) => `http${http ? "" : "s"}://${place}`);

/** Empty, or a web address; what follows it stays as it is written. */
export const optionalUrl = () =>
  v.optional(
    v.pipe(
      address(MAX_URL_LENGTH),
      v.transform((text) => (NOTHING.test(text) ? "" : mended(text))),
      v.check(
        (text) => text === "" || (WEB_ADDRESS.test(text) && URL.canParse(text)),
        because("url"),
      ),
    ),
    "",
  );

/** As a box that is ticked sends it, from a script or without one. */
export const agreement = () =>
  v.pipe(
    v.unknown(),
    v.check((value) => value === true || value === "on", because("consent")),
    v.transform(() => true as const),
  );

/**
 * Any of some words. A form without a script sends one as it is; boxes of which none was ever
 * ticked are false.
 */
export const choices = <const Words extends readonly string[]>(words: Words) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (typeof value === "string" ? [value] : value || [])),
      v.array(v.picklist(words, because("choice")), because("choice")),
      v.maxLength(words.length, because("choice")),
    ),
    [],
  );
