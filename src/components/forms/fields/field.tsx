import type { FormEvent, HTMLInputTypeAttribute, InputHTMLAttributes } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { MESSAGE_HINT_LENGTH } from "../../../form-contract/limits";
import { classNames } from "../../../ui/class-names";
import * as styles from "./fields.module.scss";
import { FieldMessage, useField } from "./use-field";

export type FieldProps = {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
  /** Whether it is a `textarea`, for messages. */
  multiline?: boolean;
  /** Whether it takes a whole row. */
  wide?: boolean;
};

/** Marks a very short message while it is written. It can be sent all the same. */
function markShort({ currentTarget: textarea }: FormEvent<HTMLTextAreaElement>): void {
  const { length } = textarea.value.trim();
  textarea.toggleAttribute("data-short", textarea.value !== "" && length < MESSAGE_HINT_LENGTH);
}

/** Attributes that `type="email"` and `type="url"` imply. */
const ADDRESS = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/**
 * Attributes of fields for addresses, by input mode. With `type="email"` browsers would refuse
 * letters beyond ASCII before the `@`, which mail servers accept (RFC 6531). The mailer validates
 * more than the pattern. With `type="url"` browsers would refuse addresses without a scheme.
 */
const ADDRESS_ATTRIBUTES: Partial<Record<string, typeof ADDRESS & { pattern?: string }>> = {
  email: { ...ADDRESS, pattern: "\\s*[^\\s@]+@[^\\s@]+\\s*" },
  url: ADDRESS,
};

/** A text field with its label, which marks optional ones. */
export function Field({
  name,
  label,
  type = "text",
  required = false,
  multiline = false,
  wide,
  ...hints
}: FieldProps) {
  const { id, problemId, problem, attributes } = useField(name);
  const hint = multiline ? FORM_STRINGS.messageHint : undefined;
  // With a placeholder `:placeholder-shown` matches an empty field.
  const shared = {
    id,
    dir: "auto",
    required,
    placeholder: " ",
    ...hints,
    ...ADDRESS_ATTRIBUTES[hints.inputMode ?? ""],
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
      <FieldMessage id={problemId} problem={problem} hint={hint} />
    </div>
  );
}
