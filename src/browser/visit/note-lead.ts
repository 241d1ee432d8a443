import { LEAD_KEY } from "../../constants/measuring";
import { readFirstLead } from "../../form-contract/lead";
import { readSession, writeSession } from "../dom/session";

// Stores how a visit begins, once in a tab. It runs when it is imported, to spare every page the
// bytes of a call.
if (readSession(LEAD_KEY) === null) writeSession(LEAD_KEY, JSON.stringify(readFirstLead()));
