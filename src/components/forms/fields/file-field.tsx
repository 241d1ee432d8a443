import { type FormEvent, useEffect, useRef, useState } from "react";
import { CAREER_STRINGS } from "../../../constants/career-strings";
import { CV_FIELD, CV_MEDIA_TYPES } from "../../../form-contract/cv";
import { classNames } from "../../../ui/class-names";
import * as styles from "./fields.module.scss";
import { ProblemWords, useField } from "./use-field";

const KB = 1024;
const MB = 1024 * KB;

/** A size for people, such as "1.4 MB" or "12 kB". */
const fileSize = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / KB)} kB` : `${(bytes / MB).toFixed(1)} MB`;

const ACCEPTED_FILES = Object.entries(CV_MEDIA_TYPES)
  .flatMap(([extension, mediaType]) => [`.${extension}`, mediaType])
  .join(",");

/**
 * The CV, chosen or dropped onto the input, which covers its frame. Problems show before anything
 * is sent.
 */
export function FileField() {
  const { id, problemId, words, attributes } = useField(CV_FIELD, { showsImmediately: true });
  const [file, setFile] = useState<File | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector("input");
    const listening = new AbortController();
    input?.form?.addEventListener("reset", () => setFile(null), listening);
    // Dropped elsewhere, a file would open and replace the page. Text may be dropped.
    const keep = (event: DragEvent) => {
      if (event.target !== input && event.dataTransfer?.types.includes("Files"))
        event.preventDefault();
    };
    for (const type of ["dragover", "drop"] as const) addEventListener(type, keep, listening);
    // Chosen before hydration.
    if (input?.files?.length) input.dispatchEvent(new Event("change", { bubbles: true }));
    return () => listening.abort();
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
