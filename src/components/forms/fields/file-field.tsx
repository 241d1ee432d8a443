import { type FormEvent, useEffect, useRef, useState } from "react";
import { CAREER_STRINGS } from "../../../constants/career-strings";
import { CV_FIELD, CV_MEDIA_TYPES } from "../../../form-contract/cv";
import { classNames } from "../../../ui/class-names";
import * as styles from "./fields.module.scss";
import { FieldMessage, useField } from "./use-field";

const KB = 1024;
const MB = 1024 * KB;

/** Formats a size as "1.4 MB" or "12 kB". */
const formatSize = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / KB)} kB` : `${(bytes / MB).toFixed(1)} MB`;

/**
 * What the browser offers for a choice. Phones go by media types, and have none of their own for
 * files whose name has no ending, or another one: without `application/octet-stream` these could not
 * be chosen.
 */
const ACCEPTED_FILES = Object.entries(CV_MEDIA_TYPES)
  .flatMap(([extension, mediaType]) => [`.${extension}`, mediaType])
  .concat("application/octet-stream")
  .join(",");

/** The field for the CV. The input covers its frame, so that a file can be dropped on all of it. */
export function FileField() {
  const { id, problemId, problem, attributes } = useField(CV_FIELD, { showsImmediately: true });
  const [file, setFile] = useState<File | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = frame.current?.querySelector("input");
    const listening = new AbortController();
    input?.form?.addEventListener("reset", () => setFile(null), listening);
    // The browser would open a file that is dropped elsewhere, in place of the page.
    const keepPage = (event: DragEvent) => {
      if (event.target !== input && event.dataTransfer?.types.includes("Files"))
        event.preventDefault();
    };
    for (const type of ["dragover", "drop"] as const) addEventListener(type, keepPage, listening);
    // React missed the choice of a file before hydration.
    if (input?.files?.length) input.dispatchEvent(new Event("change", { bubbles: true }));
    return () => listening.abort();
  }, []);
  const noteFile = ({ currentTarget }: FormEvent<HTMLElement>) =>
    setFile(currentTarget.querySelector<HTMLInputElement>("input")?.files?.[0] ?? null);
  return (
    <div className={classNames(styles.field, styles.wide)}>
      <label htmlFor={id} className={styles.label} data-label={CAREER_STRINGS.cv}>
        {CAREER_STRINGS.cv}
      </label>
      <div ref={frame} className={styles.drop} onChange={noteFile}>
        <input
          type="file"
          id={id}
          required
          accept={ACCEPTED_FILES}
          className={styles.file}
          {...attributes}
          aria-describedby={problem ? problemId : `${id}-hint`}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {CAREER_STRINGS.cvHint} <b>{CAREER_STRINGS.cvChoose}</b>.
        </span>
        <span role="status" className={styles.chosen}>
          {file && `${file.name}, ${formatSize(file.size)}`}
        </span>
      </div>
      <FieldMessage id={problemId} problem={problem} />
    </div>
  );
}
