import * as v from "valibot";
import {
  MAX_EMAIL_LENGTH,
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  NAME_MIN_LENGTH,
  PHONE_LONGER_THAN,
} from "./limits";
import type { Problem } from "./problems";

/** The message of a rule, with its type checked. */
export const because = (problem: Problem): Problem => problem;

/** Characters that change the direction of text, and could make a line read as another one. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** Control characters, line breaks included. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Control characters other than line breaks and tabs. */
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]+/gu;

/** White space and invisible characters: a value of nothing else counts as empty. */
const INVISIBLE = /[\p{Cf}\p{DI}\s]/gu;

/** Invisible characters other than white space. */
const FORMATTING = /[\p{Cf}\p{DI}]/gu;

const visibleLength = (text: string): number => text.replace(INVISIBLE, "").length;

/** One line of text, without control characters and without blanks around it. */
const line = (maxLength: number) =>
  v.pipe(
    v.string(because("text")),
    v.maxLength(maxLength, because("long")),
    v.transform((text) => text.replace(DIRECTION, "").replace(CONTROL, " ").trim()),
  );

/**
 * Matches addresses as the HTML standard does, but asks for a top-level domain, takes letters of
 * every script, and refuses what no mail server takes (RFC 5321): a dot at an end of the name or
 * next to another, a hyphen at an end of a label.
 */
const EMAIL =
  /^(?!\.|.*\.[.@]|.*@.*-(?:\.|$))[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,8}\p{L}[\p{L}\p{N}\p{M}-]{1,62}$/u;

/** One line of text; empty when it is missing. */
export const optionalLine = () => v.optional(line(MAX_LINE_LENGTH), "");

const visible = v.check((text: string) => visibleLength(text) > 0, because("required"));

/** A name of any length. */
export const shortName = () => v.pipe(line(MAX_NAME_LENGTH), visible);

export const name = () =>
  v.pipe(
    shortName(),
    v.check(
      (text) => text.replace(FORMATTING, "").trim().length >= NAME_MIN_LENGTH,
      because("name"),
    ),
  );

/** An address, without the invisible characters that are copied with it from web pages. */
export const address = (maxLength: number) =>
  v.pipe(
    line(maxLength),
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

/** Text of several lines. */
const text = () =>
  v.pipe(
    v.string(because("text")),
    // A form that is sent without a script has two characters for each line break.
    v.transform((value) => value.replace(/\r\n?/g, "\n")),
    v.maxLength(MAX_MESSAGE_LENGTH, because("longMessage")),
    v.transform((value) => value.replace(DIRECTION, "").replace(CONTROL_IN_TEXT, "").trim()),
  );

export const message = () => v.pipe(text(), visible);

export const optionalMessage = () => v.optional(text(), "");

/** A ticked box: `true` from a script, `"on"` without one. */
export const agreement = () =>
  v.pipe(
    v.unknown(),
    v.check((value) => value === true || value === "on", because("consent")),
    v.transform(() => true as const),
  );

/**
 * Any number of the given words. A form without a script sends a single one without a list, and
 * `false` stands for boxes that nobody ticked.
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
