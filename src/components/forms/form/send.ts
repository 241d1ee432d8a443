import { FORM_STRINGS } from "../../../constants/form-strings";
import {
  MAILER_TOKEN,
  MAILER_URL,
  MAX_STATUS_TEXT_LENGTH,
  SEND_TIMEOUT_MS,
} from "../../../constants/forms";
import { ACCEPTED } from "../../../form-contract/answer";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";

type Failure = {
  message: string;
  isNetworkFailure?: boolean;
  /** For which the mailer refused the input. */
  problems?: Record<string, Problem>;
};

/** Address to which a form is sent, with and without JavaScript. */
export const formAddress = (id: number): string => `${MAILER_URL}/form/${id}/`;

function parse(text: string): { statusCode?: unknown; statusText?: unknown; problems?: unknown } {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "string" && Object.hasOwn(PROBLEMS, value);

/**
 * Reads the mailer's response. Its `statusCode` tells of success, whatever the HTTP status.
 * @returns null once the mailer has accepted the message
 */
export function readAnswer(text: string): Failure | null {
  const { statusCode, statusText, problems } = parse(text);
  if (statusCode === ACCEPTED) return null;
  const hasMessage = typeof statusText === "string" && statusText.trim() !== "";
  const message = hasMessage ? statusText : FORM_STRINGS.unreadable;
  const knownProblems = Object.entries(Object(problems)).filter(
    (entry): entry is [string, Problem] => isProblem(entry[1]),
  );
  return {
    message: message.slice(0, MAX_STATUS_TEXT_LENGTH),
    problems: Object.fromEntries(knownProblems),
  };
}

/**
 * Sends a form to the mailer.
 * @param body JSON as text, or form data with a file
 * @param onProgress gets the part of the body that is sent, in percent
 * @returns null once the mailer has accepted the message; never rejects
 */
export function send(
  id: number,
  body: string | FormData,
  onProgress: (percent: number) => void,
): Promise<Failure | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message: string) => resolve({ message, isNetworkFailure: true });
    request.open("PUT", formAddress(id));
    // Progress restarts the timeout: a slow connection may take long.
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(FORM_STRINGS.tooLate);
        request.abort();
      }, SEND_TIMEOUT_MS);
    };
    request.setRequestHeader("Accept", "application/json, text/plain, */*");
    if (MAILER_TOKEN) request.setRequestHeader("Authorization", MAILER_TOKEN);
    if (typeof body === "string") request.setRequestHeader("Content-Type", "application/json");
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress((100 * loaded) / total);
    };
    request.onload = () => resolve(readAnswer(request.responseText));
    // Browsers abort a request when the visitor stops loading.
    request.onerror = request.onabort = () => fail(FORM_STRINGS.unreachable);
    request.onloadend = () => clearTimeout(timer);
    wait();
    request.send(body);
  });
}
