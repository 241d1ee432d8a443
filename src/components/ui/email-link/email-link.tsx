import { Link } from "../link/link";

export type EmailLinkProps = { email: string; className?: string };

/** An address to write to; where it does not fit in a line, it breaks after the sign in its middle. */
export function EmailLink({ email, className }: EmailLinkProps) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <Link to={`mailto:${email}`} className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}
