import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS } from "../../../src/form-contract/forms";
import { type Settings, siteHostsOf } from "../../environment";
import { verifyToken } from "../bot-check/recaptcha";
import type { ReceivedCv } from "../cv/received-cv";
import { scanFile } from "../cv/virus-scan";
import type { Sign } from "../mail/message";
import { Refusal } from "./refusal";
import type { Submission } from "./submission";

/** What the bot check says of a submission. Rejects with a `Refusal` when its token is proven wrong. */
export async function botSigns(submission: Submission, token: string, settings: Settings): Promise<Sign[]> {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = settings;
  if (secret === null) return [];
  switch (
    await verifyToken({ secret, verifyUrl, hostnames: siteHostsOf(settings) }, token, FORMS[submission.form].action)
  ) {
    case "person":
      return [];
    case "lowScore":
      return [{ mark: "spam", reason: "lowScore" }];
    case "unverified":
      await submission.countUnverified();
      return [{ mark: "unverified" }];
    case "refused":
      throw new Refusal(403, "botCheck", {
        statusText: "The bot check failed. Please reload the page and try again.",
      });
  }
}

/** What the virus scanner says of a CV. Rejects with a `Refusal` when it found something. */
export async function scanSigns(cv: ReceivedCv | null, { CLAMD_SOCKET }: Settings): Promise<Sign[]> {
  if (cv === null || CLAMD_SOCKET === null) return [];
  switch (await scanFile(cv.file, CLAMD_SOCKET)) {
    case "clean":
      return [];
    case "failed":
      return [{ mark: "notScanned" }];
    case "infected":
      throw new Refusal(422, "infected", {
        statusText: "CV: The virus scanner refused this file. Please send another one.",
        problems: { [CV_FIELD]: "cvContent" },
      });
  }
}
