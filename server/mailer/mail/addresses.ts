import type { FormName } from "../../../src/form-contract/forms";
import type { Settings } from "../../settings";

/** Sender and recipient of mails that no mail server gets: RFC 2606 reserves the domain. */
const NOBODY = { from: "website@site.invalid", to: "inbox@site.invalid" };

export type Addresses = { from: string; to: string[] };

/** Who a form's mails come from and go to: settings alone decide, nothing that a visitor typed. */
export function addressesOf(settings: Settings, form: FormName): Addresses {
  const own = settings.mailToByForm[form];
  const to = own.length > 0 ? own : settings.mailTo;
  return { from: settings.mailFrom ?? NOBODY.from, to: to.length > 0 ? to : [NOBODY.to] };
}

/** The bare address of `Name <name@host>`. */
export function bareAddress(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}
