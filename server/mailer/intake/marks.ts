import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS } from "../../../src/form-contract/forms";
import { type Settings, siteHostsOf } from "../../environment";
import { verifyToken } from "../bot-check/recaptcha";
import type { ReceivedCv } from "../cv/received-cv";
import { scanFile } from "../cv/virus-scan";
import type { Mark } from "../mail/message";
import { Refusal } from "./refusal";
import type { Submission } from "./submission";

/** Marks by the bot check. Rejects with a `Refusal` when the token is proven wrong. */
export async function botMarks(
  submission: Submission,
  token: string,
  settings: Settings,
): Promise<Mark[]> {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = settings;
  if (secret === null) return [];
  const check = { secret, verifyUrl, hostnames: siteHostsOf(settings) };
  const result = await verifyToken(check, token, FORMS[submission.form].action);
  if (result === "refused") {
    const statusText = "The bot check failed. Please reload the page and try again.";
    throw new Refusal(403, "botCheck", { statusText });
  }
  if (result === "lowScore") return [{ name: "spam", reason: result }];
  if (result === "person") return [];
  await submission.countUnverified();
  return [{ name: "unverified" }];
}

/** Marks by the virus scanner. Rejects with a `Refusal` when it finds a virus. */
export async function scanMarks(
  cv: ReceivedCv | null,
  { CLAMD_SOCKET }: Settings,
): Promise<Mark[]> {
  if (cv === null || CLAMD_SOCKET === null) return [];
  const result = await scanFile(cv.file, CLAMD_SOCKET);
  if (result === "infected") {
    const statusText = "CV: The virus scanner refused this file. Please send another one.";
    throw new Refusal(422, result, { statusText, problems: { [CV_FIELD]: "cvContent" } });
  }
  return result === "failed" ? [{ name: "notScanned" }] : [];
}
