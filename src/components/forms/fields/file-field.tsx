import { type FormEvent, useEffect, useRef, useState } from "react";
import { CAREER_STRINGS } from "../../../constants/career-strings";
import { CV_FIELD, CV_MEDIA_TYPES } from "../../../form-contract/cv";
import { classNames } from "../../../utils/class-names";
import * as styles from "./fields.module.scss";
import { ProblemWords, useField } from "./use-field";

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * BYTES_PER_KB;

/** A size for people, such as "1.4 MB" or "12 kB". */
function fileSize(bytes: number): string {
  if (bytes >= BYTES_PER_MB) return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
  return `${Math.ceil(bytes / BYTES_PER_KB)} kB`;
}

const ACCEPTED_FILES = Object.entries(CV_MEDIA_TYPES)
  .flatMap(([extension, mediaType]) => [`.${extension}`, mediaType])
  .join(",");

/** The CV, chosen or dropped onto the input, which covers its frame. Problems show before anything is sent. */
export function FileField() {
  const { id, problemId, words, attributes } = useField(CV_FIELD, { showsImmediately: true });
  const [file, setFile] = useState<File | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const forget = () => setFile(null);
    form?.addEventListener("reset", forget);
    // Chosen before hydration.
    const input = place.current?.querySelector("input");
    if (input?.files?.length) input.dispatchEvent(new Event("change", { bubbles: true }));
    return () => form?.removeEventListener("reset", forget);
  }, []);
  const note = ({ currentTarget }: FormEvent<HTMLElement>) =>
    setFile(currentTarget.querySelector<HTMLInputElement>("input")?.files?.[0] ?? null);
  return (
    <div className={classNames(styles.field, styles.wide)}>
      <label htmlFor={id} className={styles.label} data-label={CAREER_STRINGS.cv}>
        {CAREER_STRINGS.cv}
      </label>
      <div ref={place} className={styles.drop} onChange={note}>
        <input
          type="file"
          id={id}
          required
          accept={ACCEPTED_FILES}
          className={styles.file}
          {...attributes}
          aria-describedby={words ? problemId : `${id}-hint`}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {CAREER_STRINGS.cvHint} <b>{CAREER_STRINGS.cvChoose}</b>.
        </span>
        <span role="status" className={styles.chosen}>
          {file && `${file.name}, ${fileSize(file.size)}`}
        </span>
      </div>
      <ProblemWords id={problemId} words={words} />
    </div>
  );
}
