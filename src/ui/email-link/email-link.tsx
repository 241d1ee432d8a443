import { Link } from "../link/link";

/** An e-mail address; where it does not fit on a line, it breaks after the @. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <Link to={`mailto:${email}`} className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}
