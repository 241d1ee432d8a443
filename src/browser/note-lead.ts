import { LEAD_KEY } from "../constants/measuring";
import { readSession, writeSession } from "../dom/session";
import { beginning } from "../form-contract/lead";

// Notes how a visit begins, once a tab. It runs when it is loaded: pages have no byte to spare for
// a call.
if (readSession(LEAD_KEY) === null) writeSession(LEAD_KEY, JSON.stringify(beginning()));
