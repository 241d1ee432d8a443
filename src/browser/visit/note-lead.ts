import { LEAD_KEY } from "../../constants/measuring";
import { beginning } from "../../form-contract/lead";
import { readSession, writeSession } from "../dom/session";

// Notes how a visit begins, once a tab. It runs when it is loaded: pages have no byte to spare for
// a call.
if (readSession(LEAD_KEY) === null) writeSession(LEAD_KEY, JSON.stringify(beginning()));
