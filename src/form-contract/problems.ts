import { MAX_CV_MB, MAX_MESSAGE_LENGTH, PHONE_LONGER_THAN } from "./limits";

/** How to fix each problem of a value, as a sentence for the visitor. */
export const PROBLEMS = {
  text: "This must be text.",
  required: "Please fill this in.",
  name: "Please give your full name.",
  email: "Please give an address like name@example.com.",
  phone: `Please give a number of more than ${PHONE_LONGER_THAN} characters.`,
  url: "Please give an address like linkedin.com/in/name, or leave this empty.",
  long: "This is too long. Please shorten it.",
  longMessage: `Please use at most ${MAX_MESSAGE_LENGTH} characters.`,
  choice: "Please choose from the list.",
  consent: "Please agree, or we may not read this.",
  cvMissing: "Please add your CV.",
  cvKind: "This is not a PDF, DOCX or ODT file. Please save your CV as a PDF.",
  cvContent: "This file is damaged, incomplete or has macros. Please save your CV as a PDF.",
  cvUnreadable: "This file has changed or cannot be read. Please choose it again.",
  cvEmpty: "This file is empty. Please choose another one.",
  cvLarge: `Please send at most ${MAX_CV_MB} MB.`,
} as const;

export type Problem = keyof typeof PROBLEMS;
