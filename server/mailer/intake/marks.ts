import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS } from "../../../src/form-contract/forms";
import { type Settings, siteHostsOf } from "../../environment";
import { verifyToken } from "../bot-check/recaptcha";
import type { ReceivedCv } from "../cv/received-cv";
import { scanFile } from "../cv/virus-scan";
import type { Mark } from "../mail/message";
import { Refusal } from "./refusal";
import type { Submission } from "./submission";

/**
 * What the bot check says of a submission. Rejects with a `Refusal` when its token is proven wrong.
 */
export async function botMarks(
  submission: Submission,
  token: string,
  settings: Settings,
): Promise<Mark[]> {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = settings;
  if (secret === null) return [];
  const check = { secret, verifyUrl, hostnames: siteHostsOf(settings) };
  const result = await verifyToken(check, token, FORMS[submission.form].action);
  const statusText = "The bot check failed. Please reload the page and try again.";
  if (result === "refused") throw new Refusal(403, "botCheck", { statusText });
  if (result === "unverified") await submission.countUnverified();
  if (result === "lowScore") return [{ name: "spam", reason: result }];
  return result === "unverified" ? [{ name: result }] : [];
}

/** What the virus scanner says of a CV. Rejects with a `Refusal` when it found something. */
export async function scanMarks(
  cv: ReceivedCv | null,
  { CLAMD_SOCKET }: Settings,
): Promise<Mark[]> {
  if (cv === null || CLAMD_SOCKET === null) return [];
  const result = await scanFile(cv.file, CLAMD_SOCKET);
  const statusText = "CV: The virus scanner refused this file. Please send another one.";
  if (result === "infected")
    throw new Refusal(422, result, { statusText, problems: { [CV_FIELD]: "cvContent" } });
  return result === "failed" ? [{ name: "notScanned" }] : [];
}
