import type { FormEvent, HTMLInputTypeAttribute, InputHTMLAttributes } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { MESSAGE_HINT_LENGTH } from "../../../form-contract/limits";
import { classNames } from "../../../ui/class-names";
import * as styles from "./fields.module.scss";
import { ProblemWords, useField } from "./use-field";

export type FieldProps = {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
  /** A message. */
  multiline?: boolean;
  /** Takes a whole row. */
  wide?: boolean;
};

/** Marks a very short message as it is written; it can still be sent. */
function markShort({ currentTarget: text }: FormEvent<HTMLTextAreaElement>): void {
  text.toggleAttribute(
    "data-short",
    text.value !== "" && text.value.trim().length < MESSAGE_HINT_LENGTH,
  );
}

/** What `type="email"` and `type="url"` do besides. */
const ADDRESS = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/**
 * By input mode. Not `type="email"`: browsers refuse letters beyond ASCII before the `@`, which
 * mail servers take (RFC 6531). The pattern is the least that an address has; the mailer tests it
 * whole. Not `type="url"`: it refuses what lacks a scheme.
 */
const ADDRESSES: Partial<Record<string, typeof ADDRESS & { pattern?: string }>> = {
  email: { ...ADDRESS, pattern: "\\s*[^\\s@]+@[^\\s@]+\\s*" },
  url: ADDRESS,
};

/** A labelled text field; optional ones are marked. */
export function Field({
  name,
  label,
  type = "text",
  required = false,
  multiline = false,
  wide,
  ...hints
}: FieldProps) {
  const { id, problemId, words, attributes } = useField(name);
  const hint = multiline ? FORM_STRINGS.messageHint : undefined;
  // A placeholder, so that `:placeholder-shown` matches an empty field.
  const shared = {
    id,
    required,
    placeholder: " ",
    ...hints,
    ...ADDRESSES[hints.inputMode ?? ""],
    ...attributes,
  };
  return (
    <div className={classNames(styles.field, (wide || multiline) && styles.wide)}>
      <label htmlFor={id} className={styles.label} data-label={label}>
        {label} {required ? null : <span className={styles.optional}>{FORM_STRINGS.optional}</span>}
      </label>
      {multiline ? (
        <textarea
          {...shared}
          aria-describedby={problemId}
          onInput={markShort}
          className={classNames(styles.input, styles.multiline)}
        />
      ) : (
        <input {...shared} type={type} className={styles.input} />
      )}
      <ProblemWords id={problemId} words={words} hint={hint} />
    </div>
  );
}
