import { LEAD_KEY, NOTES_VISITS } from "../../constants/measuring";
import { readSession, writeSession } from "../dom/session";
import { readFirstLead } from "./first-lead";

// Stores how a visit begins, once in a tab. It runs when it is imported, to spare every page the
// bytes of a call.
if (NOTES_VISITS && readSession(LEAD_KEY) === null)
  writeSession(LEAD_KEY, JSON.stringify(readFirstLead()));
